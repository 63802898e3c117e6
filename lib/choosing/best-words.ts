import { counted } from '@/lib/i18n/counted';
import type { Weighed } from '@/lib/listing/best';
import { peopleOf } from '@/lib/listing/wishes';
import { listed } from './differences';

/**
 * What a list is put in order for, in words: `for 4 people, quiet and cheap to run`; empty where nothing is said that its
 * goods know. @param weighed how they can be
 */
export function bestWords(wishes: readonly string[], { wishes: offered, byPeople }: Weighed): string {
  const people = byPeople ? peopleOf(wishes) : null;
  return listed([
    ...(people === null ? [] : [`for ${counted(people, 'person', 'people')}`]),
    ...offered.flatMap(({ name, ask }) => (wishes.includes(name) ? [ask.toLowerCase()] : [])),
  ]);
}
