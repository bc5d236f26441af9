/// Languages that differ in their categories, digits, or in how well they are known.
let languages = ["ru", "en", "ar", "pl", "sl", "lv", "cy", "ja", "fa", "mr-u-nu-latn", "", "x?"]
