import { counted } from '@/lib/i18n/counted';
import type { Weighed } from '@/lib/listing/best';
import { peopleOf } from '@/lib/listing/wishes';
import { listed } from './differences';

/**
 * What a listing is sorted for, in words: `for 4 people, quiet and cheap to run`; empty where nothing was said that
 * applies to its products.
 * @param weighed the criteria that apply to them
 */
export function bestWords(wishes: readonly string[], { wishes: offered, byPeople }: Weighed): string {
  const people = byPeople ? peopleOf(wishes) : null;
  return listed([
    ...(people === null ? [] : [`for ${counted(people, 'person', 'people')}`]),
    ...offered.flatMap(({ name, ask }) => (wishes.includes(name) ? [ask.toLowerCase()] : [])),
  ]);
}
