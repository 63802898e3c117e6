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

describe('what a home asks of an appliance', () => {
  it.each([
    ['something to dry clothes in a flat', [['Dryer type', '/Vented/', true]]],
    ['tumble dryer for a flat', [['Dryer type', '/Vented/', true]]],
    ['washing machine for a flat', []],
    ['hob that works with old pans', [['Hob type', '/^Induction/', true]]],
    ['cooker i can use my aluminium pans on', [['Hob type', '/^Induction/', true]]],
    ['dishwasher for old pans', []],
  ])('%j is read of the kinds that it says something of', (text, facts) => {
    expect(factsOf(text)).toEqual(facts);
    expect(read(text).text).toBe('');
  });

  it('is said in words that say nothing else', () => {
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
  ])('%j wishes for what does without it', (text, name) => {
    const { facts } = read(text);
    expect(facts.at(-1)).toMatchObject({ isNot: false });
    expect(facts.at(-1)?.names[0]).toBe(name);
  });

  it('never takes a cooker that burns gas for one without', () => {
    const [fact] = read('cooker no gas').facts;
    const wanted = fact?.want instanceof RegExp ? fact.want : /^$/;
    expect(['Gas', 'Dual fuel', 'Electric', 'Induction'].filter((fuel) => wanted.test(fuel))).toEqual([
      'Electric',
      'Induction',
    ]);
  });
});

describe('what is described', () => {
  it.each([
    ['something to dry clothes in a flat', ['dry clothes', 'in a flat']],
    ['something to keep beers cold in the shed', ['keep beers cold', 'shed']],
    ['something to stop the lounge getting so hot at night', ['stop the lounge getting so hot', 'at night']],
    ['fridge freezer frost free', ['fridge freezer', 'frost free']],
  ])('%j is one chip in its own words, and one for what is asked of it', (text, chips) =>
    expect(chipsOf(text)).toEqual(chips),
  );

  it('is told apart from a kind that was named', () => {
    expect(read('something to dry clothes in a flat').described).toEqual({
      label: 'dry clothes',
      without: 'in a flat',
    });
    expect(read('fridge freezer frost free').described).toBeNull();
  });

  it('is left by taking the other chip away', () =>
    expect(read('something to dry clothes in a flat').chips.map(({ without }) => without)).toEqual([
      'in a flat',
      'dry clothes',
    ]));

  it.each([
    ['vacuum for stairs', ['Cordless vacuum cleaner']],
    ['machine that makes proper coffee from beans', ['Bean to cup coffee machine']],
  ])('%j narrows what was named', (text, kinds) => expect(read(text).kinds).toEqual(kinds));
});

describe('slips in small words', () => {
  it.each([
    ['sumthing to keep wine in', ['Wine cooler', 'Built-in wine cooler']],
    ['fridge wiv freezer', ['Fridge freezer', 'Integrated fridge freezer']],
    ['sumfing to dry cloths', ['Tumble dryer']],
    ['evrything for drying washing', ['Tumble dryer']],
  ])('%j is read as it was meant', (text, kinds) => expect(read(text).kinds).toEqual(kinds));

  it('are each of one word', () => {
    const typed = SMALL_SLIPS.flatMap(([, words]) => words.split('|'));
    expect(typed.filter((word, at) => typed.indexOf(word) !== at)).toEqual([]);
  });
});
