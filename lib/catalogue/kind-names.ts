/** A kind's name under its group: what it adds, and the words both share. */
export type KindName = { distinct: string; shared: string };

/**
 * Under "Washing machines", "Freestanding washing machines" reads "Freestanding"; the shared words are kept for those
 * who hear the link alone. A name that shares nothing, or nothing else, stays whole.
 */
export function kindName(kind: string, group: string): KindName {
  const words = kind.split(' ');
  const ends = group.toLowerCase().split(' ').toReversed();
  let shared = 0;
  while (shared < ends.length && words.at(-1 - shared)?.toLowerCase() === ends[shared]) shared += 1;
  const distinct = words.slice(0, words.length - shared).join(' ');
  if (shared === 0 || !distinct || /(&|and)$/.test(distinct)) return { distinct: kind, shared: '' };
  return { distinct, shared: words.slice(words.length - shared).join(' ') };
}
