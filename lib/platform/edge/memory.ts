/** V8 would give what was made just now eight times that, which saves no time and holds some 150 megabytes more. */
export const MEMORY_FLAGS = ['--max-semi-space-size=8'];

/**
 * By itself glibc keeps a pool for each of a process's dozen threads, and ever larger pieces in it once some were given
 * back: both hold memory that nobody uses. It reads these when a process starts.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * A renderer reads 64 KB at a time and keeps some of what came: between such pieces its pool would hold eighty megabytes
 * that are free and cannot be given back. The front, which answers thousands of requests a second, is better off with them.
 */
export const MALLOC_OF_RENDERERS = {
  ...MALLOC,
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * Small buffers share pieces of 64 KB, and one that is kept in a cache keeps its whole piece: a thousand kept cards would
 * hold sixty megabytes. What is larger than half a piece has memory of its own.
 */
export function boundSharedPieces(): void {
  Buffer.poolSize = 4_096;
}
