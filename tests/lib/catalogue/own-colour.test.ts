import { expect, test } from 'vitest';
import { colourName } from '@/lib/catalogue/own-colour';
import { aCard } from '../../support/shop';

const card = (name: string, colour: string, id = name.length) =>
  aCard({ id, name, attributes: { Colour: colour } });
const named = (name: string, colour: string, ...others: string[]) => {
  const one = card(name, colour);
  return colourName(one, [one, ...others.map((other) => card(other, 'White'))]);
};

test.each([
  [
    'Lido 17 kettle, 1.7 litres, celeste',
    'Pastel blue',
    ['Lido 17 kettle, 1.7 litres'],
    'Celeste (pastel blue)',
  ],
  [
    'TW-9 washing machine, 9 kg, graphite',
    'Gunmetal grey',
    ['TW-9 washing machine, 9 kg'],
    'Graphite (gunmetal grey)',
  ],
  ['P8 washing machine, 8 kg, black', 'Black', ['P8 washing machine, 8 kg'], 'Black'],
  ['FW-T195 kitchen mixer tap, matt black', 'Black', ['FW-T195 kitchen mixer tap, chrome'], 'Matt black'],
  ['Lido 17 kettle, bronze metallic', 'Metallics', ['Lido 17 kettle, celeste'], 'Bronze metallic'],
  // What the white one is called says no colour.
  ['Lido 17 kettle, 1.7 litres', 'White', ['Lido 17 kettle, 1.7 litres, celeste'], 'White'],
  ['Rill 60 sink, single bowl', 'White', ['Rill 60 sink, single bowl, grey'], 'White'],
  // Alone, nothing tells a colour from another word.
  ['Rill 60 sink, single bowl', 'White', [], 'White'],
])('%j in %s', (name, colour, others, words) => expect(named(name, colour, ...others)).toBe(words));

test('a product of unknown colour has no colour name', () =>
  expect(colourName(aCard({ attributes: {} }), [])).toBeUndefined());
