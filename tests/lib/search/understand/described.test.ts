import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DESCRIBED } from '@/lib/search/data/described/things';
import { describedIn } from '@/lib/search/understand/described';

describe('a description without a name', () => {
  it.each([
    ['something that cleans the floor while i am at work', 'Robot vacuum cleaner'],
    ['steam my suits at home', 'Steam cabinet'],
    ['peelings without a smelly bin', 'Waste disposer'],
    ['a whole chicken quick without the oven', 'Air fryer'],
    ['keep my insulin cold', 'Fridge'],
    ['meringue and buttercream', 'Stand mixer'],
    ['half a lamb from the butcher', 'Freezer'],
    ['dinner ready when i get home', 'Slow cooker'],
    ['keep a whole deer carcass', 'Freezer'],
    ['towels come out stiff off the radiator', 'Tumble dryer'],
    ['burglar alarm goes off when i fry bacon', 'Cooker hood'],
    ['mushrooms growing on the bathroom wall', 'Dehumidifier'],
    ['smoothies', 'Blender'],
  ])('in %j means a %s', (text, kind) => expect(describedIn(text)).toContain(kind));

  it.each([
    ['', 'nothing is said'],
    ['cool', 'one word that many share'],
    ['kitchen', 'a place'],
    ['red lamp', 'a colour of something else'],
    ['corso 46', 'a name'],
    ['vault wine', 'a name beside what is kept'],
    ['terms and conditions', 'no goods'],
    ['promo code not working', 'no goods'],
    ['who owns this shop', 'no goods'],
  ])('is not found in %j: %s', (text) => expect(describedIn(text)).toBeNull());

  it('is found by its own words, whatever words come before', () => {
    const about = fc.constantFrom('', 'something that ', 'a machine that ', 'looking for what ');
    fc.assert(
      fc.property(fc.constantFrom(...DESCRIBED), about, ({ kinds, is }, before) => {
        expect(describedIn(before + is)).toBe(kinds);
      }),
    );
  });

  test('never means a kind that is excluded', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DESCRIBED), ({ kinds, is }) => {
        expect(describedIn(is, kinds)).not.toBe(kinds);
      }),
    );
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kinds = describedIn(text);
        expect(kinds === null || DESCRIBED.some((one) => one.kinds === kinds)).toBe(true);
      }),
    );
  });
});
