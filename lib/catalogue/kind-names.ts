/** Name of a kind under its group: the words it adds, and the words that both share. */
export type KindName = { distinct: string; shared: string };

/**
 * Splits the name of a kind. Under "Washing machines", "Freestanding washing machines" is shown as "Freestanding"; the
 * shared words stay for screen readers. A name that shares no words, or only has shared words, stays whole.
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
