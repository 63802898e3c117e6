import { expect, test } from 'vitest';
import { introOf } from '../../../../sandbox/demo/seed/intros.ts';
import { goods } from './drafts.ts';

const UNITS: Readonly<Record<string, { fact: string; per: number }>> = {
  litres: { fact: 'L', per: 1 },
  bottles: { fact: 'bottles', per: 1 },
  'place settings': { fact: 'places', per: 1 },
  dB: { fact: 'dB', per: 1 },
  kg: { fact: 'kg', per: 1 },
  kW: { fact: 'kW', per: 1 },
  W: { fact: 'W', per: 1 },
  'm³': { fact: 'm³/h', per: 1 },
  mm: { fact: 'mm', per: 1 },
  cm: { fact: 'mm', per: 10 },
};

/** How far a round figure may be from what the goods have. */
const ROUNDED = 0.06;

/** What is said of some of a category's goods alone, or of something else than these. */
const OF_OTHERS = new Set([
  'built-in-wine-coolers 870 to 885 mm',
  'ceramic-hobs 6 to 7 kW',
  'gas-hobs 3.5 to 5 kW',
  'combination-microwaves 25 to 32 litres',
  'integrated-slimline-dishwashers 2 to 6 kg',
  'blenders 1.5 to 2 litres',
  'slow-and-pressure-cookers 3.5 to 6.5 litres',
  'slow-and-pressure-cookers 160 to 320 W',
  'cylinder-vacuum-cleaners 2.5 to 3.5 litres',
  'canopy-and-integrated-hoods 52 to 86 cm',
  'portable-cooling 61 to 65 dB',
]);

const SPAN = new RegExp(`([\\d.,]*\\d) to ([\\d.,]*\\d) (${Object.keys(UNITS).join('|')})(?![a-z])`, 'g');
const numbers = (text: string) =>
  (text.match(/[\d.,]*\d/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
const isNear = (said: number, is: number) => Math.abs(said - is) <= is * ROUNDED;

test.each([...Map.groupBy(goods, ({ leaf }) => leaf)])(
  '%s are introduced with the range of their own figures',
  (leaf, of) => {
    const spans = [...introOf(leaf).matchAll(SPAN)].filter(([said]) => !OF_OTHERS.has(`${leaf} ${said}`));
    const names = [...new Set(of.flatMap(({ facts }) => Object.keys(facts)))];
    const wrong = spans.filter(([, from = '', to = '', unit = '']) => {
      const { fact, per } = UNITS[unit] ?? { fact: unit, per: 1 };
      const [least = 0, most = 0] = [from, to].map((one) => Number(one.replaceAll(',', '')) * per);
      return !names.some((name) => {
        const stated = of.flatMap(({ facts: { [name]: value = '' } }) =>
          value.endsWith(` ${fact}`) ? numbers(value) : [],
        );
        return isNear(least, Math.min(...stated)) && isNear(most, Math.max(...stated));
      });
    });
    expect(wrong.map(([said]) => said)).toEqual([]);
  },
);
