import Plurals
