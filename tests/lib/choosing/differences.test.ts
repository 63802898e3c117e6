import { expect, test } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { factWords, gains } from '@/lib/choosing/differences';
import { mattersOf } from '@/lib/choosing/measure';
import { aCard } from '../../support/shop';

const candidateOf = (attributes: Attributes) => ({
  card: aCard({ attributes }),
  brought: 500_00,
  run: null,
  first: null,
});

test.each<[Attributes, string, string]>([
  [{ Type: 'Induction hob', Guarantee: '5 years' }, 'lasting', 'a 5-year guarantee'],
  [{ Type: 'Induction hob', Guarantee: '8 years' }, 'lasting', 'an 8-year guarantee'],
  [{ Type: 'Induction hob', Guarantee: '10 years' }, 'lasting', 'a 10-year guarantee'],
  [{ Type: 'Induction hob', Guarantee: '11 years' }, 'lasting', 'an 11-year guarantee'],
  [{ Type: 'Induction hob', Guarantee: '18 years' }, 'lasting', 'an 18-year guarantee'],
  [{ Type: 'Wine cooler', Bottles: '1' }, 'roomy', '1 bottle'],
  [{ Type: 'Wine cooler', Bottles: '46' }, 'roomy', '46 bottles'],
])('%j has this fact for %s: %s', (attributes, name, words) => {
  const candidate = candidateOf(attributes);
  const matter = mattersOf(candidate.card)?.find((each) => each.name === name);
  if (!matter) throw new Error(`${candidate.card.kind} is judged by ${name}`);
  expect(factWords(matter, candidate)).toBe(words);
});

test('a difference of one year is in the singular', () => {
  const [longer, shorter] = ['5 years', '4 years'].map((Guarantee) =>
    candidateOf({ Type: 'Induction hob', Guarantee }),
  );
  if (!longer || !shorter) throw new Error('there are two');
  expect(gains(longer, shorter, {}).map(({ words }) => words)).toEqual(['1 year more guarantee']);
});
