import type { Said } from './things';

/** How many ovens a cooker has that is said to have such a one. */
const OVENS: ReadonlyMap<string, RegExp> = new Map([
  ['Single oven', /^1/],
  ['Double oven', /^2/],
]);

/** Reads `double oven` beside a cooker as what that cooker has, unless both are asked for: `cooker and double oven`. */
export function withOvens(words: readonly { text: string }[], said: readonly Said[]): Said[] {
  const isCooker = said.some(
    ({ meaning, isNot }) =>
      meaning.what === 'kind' && !isNot && meaning.kinds.every((kind) => kind.endsWith('cooker')),
  );
  const isJoined = words.some(({ text }) => /^(?:and|plus|or)$/.test(text));
  if (!isCooker || isJoined) return [...said];
  return said.map((one) => {
    if (one.meaning.what !== 'kind' || one.meaning.kinds.length !== 1) return one;
    const value = OVENS.get(one.meaning.kinds[0] ?? '');
    return value ? { ...one, meaning: { what: 'fact', names: ['Ovens'], value, kinds: [] } } : one;
  });
}
