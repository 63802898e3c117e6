import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/search/understand/understand';

const read = (text: string) => understand(text, { makers: [] });
const factsOf = (text: string) => read(text).facts.map(({ names, isNot }) => [names[0], isNot]);

describe('a drawback', () => {
  it.each([
    ['washing machine that wont vibrate', 'Noise'],
    ['dishwasher that does not make a racket', 'Noise'],
    ['my dishwasher is too noisy', 'Noise'],
    ['washing machine that does not stick out', 'Depth'],
  ])('in %j asks for the opposite', (text, name) => expect(factsOf(text)).toEqual([[name, false]]));

  it.each([
    ['hoover that isnt heavy', 'lightest'],
    ['oven that wont cost the earth', 'price-up'],
    ['dryer that does not use much electric', 'running-cost'],
    ['fridge freezer uses least leccy', 'running-cost'],
    ['dishwasher that doesnt use much water', 'least-water'],
  ])('in %j sorts by the opposite', (text, sort) => expect(read(text).sort).toBe(sort));

  it.each([
    'quite washing machine',
    'a quite dish washr',
    'fridge freezer quite',
    'washing machine black quite',
  ])('such as noise is meant by the typo in %j', (text) => {
    expect(factsOf(text)).toContainEqual(['Noise', false]);
    expect(read(text).corrected).toContain('quiet');
  });

  it.each(['quite cheap kettle', 'quite a wide hob', 'quite'])('such as noise is not meant in %j', (text) => {
    expect(factsOf(text)).not.toContainEqual(['Noise', false]);
  });

  it('is not a wish where nobody complains of it', () => {
    expect(read('dishwasher for heavy pans').sort).toBeNull();
  });

  it('can be a size that is too small or too big', () => {
    expect(read('fridge freezer too small for us').facts).toMatchObject([{ want: { min: 320 } }]);
    expect(read('dishwasher not too big').facts).toMatchObject([{ isNot: true }]);
  });

  it('that is excluded still names its kind', () =>
    expect(read('i dont want a condenser').kinds).toEqual(['Tumble dryer']));
});

describe('everyday words', () => {
  it.each(['dog fur everywhere', 'staff room kettle', 'pay the postage', 'food always burns'])(
    'in %j are not corrected',
    (text) => expect(read(text).corrected).toBeNull(),
  );

  it.each([
    ['slowcooker', 'slow cooker'],
    ['larderfridge', 'larder fridge'],
  ])('joined in %j are split into two', (text, right) => expect(read(text).corrected).toBe(right));
});
