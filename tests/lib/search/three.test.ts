import { expect, test } from 'vitest';
import { chooseHref } from '@/lib/choosing/ask';
import { askOfWish } from '@/lib/search/three';
import { understand } from '@/lib/search/understand/understand';

const asked = (typed: string, list: string | null = '/washing-machines') => {
  const found = askOfWish(understand(typed, { makers: [] }), list);
  return found && [chooseHref(found.ask), found.words];
};

test.each([
  [
    'quiet washing machine for a family of five under 500',
    '/choose?in=/washing-machines&kind=washing-machine&people=5&most=500&want=quiet,roomy',
    'for 5 people, quiet, a large load and up to £500',
  ],
  [
    'cheap washing machine for a couple',
    '/choose?in=/washing-machines&kind=washing-machine&people=2&want=low-price',
    'for 2 people and a low price',
  ],
  ['which washing machine', '/choose?in=/washing-machines&kind=washing-machine', 'washing machine'],
])('%s links to a choice of three', (typed, address, words) =>
  expect(asked(typed)).toEqual([address, words]),
);

test.each(['washing machine', 'tw-914', 'returns', 'hose for a washing machine under 20'])(
  '%s is an ordinary search',
  (typed) => expect(asked(typed, typed.startsWith('hose') ? '/hoses-and-trays' : undefined)).toBeNull(),
);
