/**
 * Reads `--limit`: how many pictures may be taken, any number without it.
 * @throws RangeError if it is no whole number from 1
 */
export function readLimit(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (!/^[1-9]\d*$/.test(text)) throw new RangeError(`--limit needs a whole number from 1, not "${text}".`);
  return Number(text);
}
