// What Embedded Swift asks of a C library, as far as this module needs it: memory, a stack guard, seeds
// for hashing, and 128-bit products, for which wasm has no instruction.

#include <stddef.h>
#include <stdint.h>

// MARK: Memory

// The first byte behind static data and stack; from the linker.
extern unsigned char __heap_base;

// Blocks come in sizes of powers of two from 16 bytes on, and go back to a list for their size. A module
// like this one holds few and short-lived blocks, so that nothing better would pay for its code.
typedef struct Block {
  // In use, the size class; in a list, the next free block.
  union {
    uintptr_t sizeClass;
    struct Block *next;
  };
} Block;

enum { smallestClass = 4, classCount = 32, headerSize = 16, pageSize = 65536 };

static Block *freeBlocks[classCount];
static uintptr_t unused;

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > headerSize) return 22;  // EINVAL: Swift wants no more for what this module has.
  if (size > (1u << 30)) return 12;  // ENOMEM
  uintptr_t sizeClass = smallestClass;
  while (((size_t)1 << sizeClass) < size + headerSize) sizeClass += 1;
  Block *block = freeBlocks[sizeClass];
  if (block) {
    freeBlocks[sizeClass] = block->next;
  } else {
    if (!unused) unused = ((uintptr_t)&__heap_base + headerSize - 1) & -(uintptr_t)headerSize;
    uintptr_t end = unused + ((uintptr_t)1 << sizeClass);
    uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * pageSize;
    if (end < unused) return 12;
    if (end > available
        && __builtin_wasm_memory_grow(0, (end - available + pageSize - 1) / pageSize)
            == (size_t)-1) {
      return 12;
    }
    block = (Block *)unused;
    unused = end;
  }
  block->sizeClass = sizeClass;
  *result = (unsigned char *)block + headerSize;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - headerSize);
  uintptr_t sizeClass = block->sizeClass;
  block->next = freeBlocks[sizeClass];
  freeBlocks[sizeClass] = block;
}

void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);  // One instruction, with bulk memory operations.
}

void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memset(void *target, int byte, size_t count) {
  return __builtin_memset(target, byte, count);
}

// MARK: Guards and seeds

uintptr_t __stack_chk_guard = 0x2F6A1C95;

_Noreturn void __stack_chk_fail(void) {
  __builtin_trap();
}

// No set or dictionary of this module outlives a call or holds what a stranger chose.
void arc4random_buf(void *memory, size_t count) {
  __builtin_memset(memory, 0x5A, count);
}

// MARK: Arithmetic

typedef unsigned __int128 Wide;

static Wide product(uint64_t a, uint64_t b) {
  uint64_t low = (uint64_t)(uint32_t)a * (uint32_t)b;
  uint64_t middle = (a >> 32) * (uint32_t)b + (low >> 32);
  uint64_t other = (uint64_t)(uint32_t)a * (b >> 32) + (uint32_t)middle;
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  return (Wide)high << 64 | (other << 32 | (uint32_t)low);
}

Wide __multi3(Wide a, Wide b) {
  uint64_t cross = (uint64_t)(a >> 64) * (uint64_t)b + (uint64_t)a * (uint64_t)(b >> 64);
  return product((uint64_t)a, (uint64_t)b) + ((Wide)cross << 64);
}
