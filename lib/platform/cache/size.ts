/** What an object or a buffer takes besides what it holds, about. */
const OBJECT = 64;
const SLOT = 8;

/**
 * The bytes that a value takes in memory, about and at most: two for each sign of a text, which is what the runtime
 * needs as soon as one of them is not Latin.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 2;
  if (typeof value !== 'object' || value === null) return SLOT;
  if (ArrayBuffer.isView(value)) return OBJECT + value.byteLength;
  const parts = value instanceof Map ? [...value].flat() : Object.entries(value).flat();
  return parts.reduce<number>((sum, part) => sum + SLOT + bytesOf(part), OBJECT);
}
