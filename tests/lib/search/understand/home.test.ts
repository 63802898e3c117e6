import { describe, expect, it } from 'vitest';
import { FACT_PHRASES } from '@/lib/search/data/fact-phrases';
import { FEATURE_PHRASES } from '@/lib/search/data/feature-phrases';
import { HOME_PHRASES } from '@/lib/search/data/home-phrases';
import { SMALL_SLIPS } from '@/lib/search/data/small-slips';
import { understand } from '@/lib/search/understand/understand';

const read = (text: string) => understand(text, { makers: [] });
const chipsOf = (text: string) => read(text).chips.map(({ label }) => label);
const factsOf = (text: string) =>
  read(text).facts.map(({ names, want, isNot }) => [names[0], String(want), isNot]);

describe('needs of a home', () => {
  it.each([
    ['something to dry clothes in a flat', [['Dryer type', '/Vented/', true]]],
    ['tumble dryer for a flat', [['Dryer type', '/Vented/', true]]],
    ['washing machine for a flat', []],
    ['hob that works with old pans', [['Hob type', '/^Induction/', true]]],
    ['cooker i can use my aluminium pans on', [['Hob type', '/^Induction/', true]]],
    ['dishwasher for old pans', []],
  ])('in %j are read only for the kinds that they apply to', (text, facts) => {
    expect(factsOf(text)).toEqual(facts);
    expect(read(text).text).toBe('');
  });

  it('have no phrase in common with other facts', () => {
    const said = [...HOME_PHRASES, ...FACT_PHRASES, ...FEATURE_PHRASES].flatMap(({ phrases }) =>
      phrases.split('|'),
    );
    expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([]);
  });

  it.each([
    ['ice and water without a pipe', 'Water and ice'],
    ['american fridge that doesnt need a water pipe', 'Water and ice'],
    ['hood with no pipe outside', 'Dryer type'],
    ['cooker no gas', 'Fuel'],
    ['washing machine for thin floors', 'Noise'],
  ])('in %j ask for what does without it', (text, name) => {
    const { facts } = read(text);
    expect(facts.at(-1)).toMatchObject({ isNot: false });
    expect(facts.at(-1)?.names[0]).toBe(name);
  });

  it('exclude gas and dual fuel from a cooker without gas', () => {
    const [fact] = read('cooker no gas').facts;
    const wanted = fact?.want instanceof RegExp ? fact.want : /^$/;
    expect(['Gas', 'Dual fuel', 'Electric', 'Induction'].filter((fuel) => wanted.test(fuel))).toEqual([
      'Electric',
      'Induction',
    ]);
  });
});

describe('a described product', () => {
  it.each([
    ['something to dry clothes in a flat', ['dry clothes', 'in a flat']],
    ['something to keep beers cold in the shed', ['keep beers cold', 'shed']],
    ['something to stop the lounge getting so hot at night', ['stop the lounge getting so hot', 'at night']],
    ['fridge freezer frost free', ['fridge freezer', 'frost free']],
  ])('in %j is one chip in its own words beside the chip for its fact', (text, chips) =>
    expect(chipsOf(text)).toEqual(chips),
  );

  it('is distinguished from a named kind', () => {
    expect(read('something to dry clothes in a flat').described).toEqual({
      label: 'dry clothes',
      without: 'in a flat',
    });
    expect(read('fridge freezer frost free').described).toBeNull();
  });

  it('stays when the other chip is removed', () =>
    expect(read('something to dry clothes in a flat').chips.map(({ without }) => without)).toEqual([
      'in a flat',
      'dry clothes',
    ]));

  it.each([
    ['vacuum for stairs', ['Cordless vacuum cleaner']],
    ['machine that makes proper coffee from beans', ['Bean to cup coffee machine']],
  ])('in %j narrows the named kind', (text, kinds) => expect(read(text).kinds).toEqual(kinds));
});

describe('typos in small words', () => {
  it.each([
    ['sumthing to keep wine in', ['Wine cooler', 'Built-in wine cooler']],
    ['fridge wiv freezer', ['Fridge freezer', 'Integrated fridge freezer']],
    ['sumfing to dry cloths', ['Tumble dryer']],
    ['evrything for drying washing', ['Tumble dryer']],
  ])('in %j are corrected', (text, kinds) => expect(read(text).kinds).toEqual(kinds));

  it('have one correction each', () => {
    const typed = SMALL_SLIPS.flatMap(([, words]) => words.split('|'));
    expect(typed.filter((word, at) => typed.indexOf(word) !== at)).toEqual([]);
  });
});
