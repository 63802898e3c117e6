import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/search/understand/understand';

const read = (text: string) => understand(text, { makers: [] });
const factsOf = (text: string) => read(text).facts.map(({ names, isNot }) => [names[0], isNot]);

describe('what nobody wants', () => {
  it.each([
    ['washing machine that wont vibrate', 'Noise'],
    ['dishwasher that does not make a racket', 'Noise'],
    ['my dishwasher is too noisy', 'Noise'],
    ['washing machine that does not stick out', 'Depth'],
  ])('%j asks for the opposite', (text, name) => expect(factsOf(text)).toEqual([[name, false]]));

  it.each([
    ['hoover that isnt heavy', 'lightest'],
    ['oven that wont cost the earth', 'price-up'],
    ['dryer that does not use much electric', 'running-cost'],
    ['fridge freezer uses least leccy', 'running-cost'],
    ['dishwasher that doesnt use much water', 'least-water'],
  ])('%j puts the opposite first', (text, sort) => expect(read(text).sort).toBe(sort));

  it.each([
    'quite washing machine',
    'a quite dish washr',
    'fridge freezer quite',
    'washing machine black quite',
  ])('%j asks for a quiet one', (text) => {
    expect(factsOf(text)).toContainEqual(['Noise', false]);
    expect(read(text).corrected).toContain('quiet');
  });

  it.each(['quite cheap kettle', 'quite a wide hob', 'quite'])('%j asks for nothing quiet', (text) => {
    expect(factsOf(text)).not.toContainEqual(['Noise', false]);
  });

  it('is no wish where nobody complains of it', () => {
    expect(read('dishwasher for heavy pans').sort).toBeNull();
  });

  it('is too little, or too much, of a size', () => {
    expect(read('fridge freezer too small for us').facts).toMatchObject([{ want: { min: 320 } }]);
    expect(read('dishwasher not too big').facts).toMatchObject([{ isNot: true }]);
  });

  it('tells of what it is refused', () =>
    expect(read('i dont want a condenser').kinds).toEqual(['Tumble dryer']));
});

describe('everyday words', () => {
  it.each(['dog fur everywhere', 'staff room kettle', 'pay the postage', 'food always burns'])(
    '%j is typed rightly',
    (text) => expect(read(text).corrected).toBeNull(),
  );

  it.each([
    ['slowcooker', 'slow cooker'],
    ['larderfridge', 'larder fridge'],
  ])('%j is two words', (text, right) => expect(read(text).corrected).toBe(right));
});
