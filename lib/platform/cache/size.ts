/** Approximate bytes of an object or buffer besides its content. */
const OBJECT = 64;
const SLOT = 8;

/**
 * Returns the approximate size of a value in memory, in bytes; rather too much than too little. A string counts two
 * bytes per character, which V8 needs as soon as one of them is not Latin-1.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 2;
  if (typeof value !== 'object' || value === null) return SLOT;
  if (ArrayBuffer.isView(value)) return OBJECT + value.byteLength;
  const parts = value instanceof Map ? [...value].flat() : Object.entries(value).flat();
  return parts.reduce<number>((sum, part) => sum + SLOT + bytesOf(part), OBJECT);
}
