import { describe, expect, it } from 'vitest';
import { CUES } from '@/lib/search/data/cues';
import { cueIn } from '@/lib/search/understand/cues';
import { wordsOfText } from '@/lib/search/understand/words';

const told = (text: string) => cueIn(wordsOfText(text));

describe('what an appliance is told by', () => {
  it.each([
    ['something that cleans the floor while i am at work', 'Robot vacuum cleaner'],
    ['steam my suits at home', 'Steam cabinet'],
    ['peelings without a smelly bin', 'Waste disposer'],
    ['a whole chicken quick without the oven', 'Air fryer'],
    ['keep my insulin cold', 'Fridge'],
    ['meringue and buttercream', 'Stand mixer'],
    ['half a lamb from the butcher', 'Freezer'],
    ['dinner ready when i get home', 'Slow cooker'],
  ])('%j speaks for a %s', (text, kind) => expect(told(text)).toContain(kind));

  it.each(['', 'cool', 'red lamp', 'corso 46', 'kitchen', 'which one is good', 'terms and conditions'])(
    '%j speaks for nothing',
    (text) => expect(told(text)).toBeNull(),
  );

  it('is found whole by every sure phrase', () => {
    for (const { sure } of CUES)
      for (const phrase of sure.split('|')) expect(told(phrase), phrase).not.toBeNull();
  });
});
