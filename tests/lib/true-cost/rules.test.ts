import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { readFacts } from '@/lib/catalogue/facts/read';
import type { Attributes, Classified } from '@/lib/catalogue/types';
import { NOTHING_SAID } from '@/lib/home/rules';
import type { Home } from '@/lib/home/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { modesOf, ratesOf, trueCost, yearOf } from '@/lib/true-cost/rules';
import { costSentence, payBackSentence, timeSentence } from '@/lib/true-cost/words';

const { energy } = BUILT_IN;
const SUMMER = '2026-08-01';
const home = (over: Partial<Home> = {}): Home => ({ ...NOTHING_SAID, ...over });
const knownBy = (type: string, energy: string, more: Attributes = {}) =>
  classify({ Type: type, 'Energy consumption': energy, ...more });
const WASHER = knownBy('Washing machine', '49 kWh per 100 cycles', { 'Water per cycle': '46 L' });

function yearAt(known: Classified, said: Home, today = SUMMER) {
  const rates = ratesOf(said, today, energy);
  const [mode] = modesOf(known);
  if (!rates || !mode) throw new Error('a labelled appliance and a known tariff');
  const year = yearOf(mode.use, rates, said.chores);
  if (!year) throw new Error('a fuel whose price is known');
  return year;
}

describe('the check values of experience §6 F3 at 26.11p', () => {
  it.each([
    ['Washing machine', '49 kWh per 100 cycles', 107.8, 28.15],
    ['Washing machine', '71 kWh per 100 cycles', 156.2, 40.78],
    ['Dishwasher', '54 kWh per 100 cycles', 151.2, 39.48],
    ['Dishwasher', '92 kWh per 100 cycles', 257.6, 67.26],
    ['Tumble dryer', '73 kWh per 100 cycles', 116.8, 30.5],
    ['Fridge freezer', '165 kWh a year', 165, 43.08],
    ['American fridge freezer', '400 kWh a year', 400, 104.44],
  ])('%s of %s uses %f kWh and costs £%f a year', (type, energy, kwh, pounds) => {
    const year = yearAt(knownBy(type, energy), home());
    expect(year.kwh).toBeCloseTo(kwh, 6);
    expect(year.energy).toBe(Math.round(pounds * 100));
  });

  it('the sentence for ten years includes water only with a water meter', () => {
    const [metered, without] = [yearAt(WASHER, home()), yearAt(WASHER, home({ hasMeter: false }))];
    expect(metered.water).toBe(4071);
    expect(without.water).toBeNull();
    expect(yearAt(WASHER, home({ water: 200 })).water).toBe(2024);
    expect(costSentence(trueCost(42_900, 0, without, 10), 10)).toBe(
      'Over 10 years: £429 to buy and about £282 for electricity.',
    );
    expect(costSentence(trueCost(42_900, 25_00, metered, 10), 10)).toBe(
      'Over 10 years: £429 to buy, £25 for delivery, about £282 for electricity and about £407 for water.',
    );
  });
});

describe('a shopper’s own figures', () => {
  it('replace the tariff, both by day and off-peak', () => {
    expect(ratesOf(home({ power: 30 }), SUMMER, energy)).toMatchObject({
      power: 30,
      water: 402.23,
      tariff: null,
    });
    expect(ratesOf(home({ power: 30, offPeak: { pence: 10, share: 0.25 } }), SUMMER, energy)?.power).toBe(25);
    expect(ratesOf(home({ power: 30 }), '2020-01-01', energy)?.power).toBe(30);
    expect(ratesOf(home(), '2020-01-01', energy)).toBeNull();
  });

  it('price gas apart from electricity, which alone has off-peak hours', () => {
    const oven = knownBy('Gas cooker', '1.50 kWh per cycle');
    expect(yearAt(oven, home())).toMatchObject({ fuel: 'gas', kwh: 234, energy: 1715 });
    expect(yearAt(oven, home({ power: 90, offPeak: { pence: 1, share: 1 } })).energy).toBe(1715);
    expect(yearAt(oven, home({ gas: 10 })).energy).toBe(2340);
    expect(yearAt(knownBy('Dual fuel cooker', '0.80 kWh per cycle'), home({ gas: 10 })).energy).toBe(3259);
    expect(modesOf(oven).map(({ name }) => name)).toEqual(['Gas']);
    expect(costSentence(trueCost(60_000, 0, yearAt(oven, home()), 10), 10)).toContain('for gas.');
  });

  it('leave gas without a price before its first tariff', () => {
    const rates = ratesOf(home(), '2026-06-30', energy);
    const [mode] = modesOf(knownBy('Gas cooker', '1.50 kWh per cycle'));
    expect(rates && mode && yearOf(mode.use, rates, {})).toBeNull();
  });

  it('follow the tariff of the day where they are missing', () => {
    expect(ratesOf(home(), '2026-06-30', energy)?.power).toBe(24.67);
    expect(ratesOf(home(), '2026-07-01', energy)?.power).toBe(26.11);
  });

  it('count loads by the week, from none to very many', () => {
    expect(yearAt(WASHER, home({ chores: { wash: 5 } }))).toMatchObject({ cycles: 260, energy: 3326 });
    expect(yearAt(WASHER, home({ chores: { wash: 0 } }))).toMatchObject({ cycles: 0, kwh: 0, energy: 0 });
    expect(yearAt(WASHER, home({ chores: { wash: 50 } })).cycles).toBe(2600);
    expect(yearAt(WASHER, home({ chores: { dry: 9 } })).cycles).toBe(220);
  });
});

describe('cost of an appliance', () => {
  it('has two modes for a washer dryer', () => {
    const both = knownBy('Washer dryer', '281 kWh per 100 cycles', {
      'Energy consumption, washing only': '61 kWh per 100 cycles',
      'Water per cycle': '78 L',
    });
    expect(modesOf(both).map(({ name, use }) => [name, use.kwh])).toEqual([
      ['Electricity, washing and drying', 2.81],
      ['Electricity, washing only', 0.61],
    ]);
  });

  it.each<Attributes>([{}, { Type: 'Induction hob' }, { Type: 'Washing machine' }])(
    'has no mode without an energy label: %j',
    (none) => expect(modesOf(classify(none))).toEqual([]),
  );

  it('adds up to the penny and never falls with another year', () => {
    const pence = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        pence,
        pence,
        fc.option(pence),
        fc.integer({ min: 1, max: 14 }),
        (price, energy, water, years) => {
          const year = { cycles: null, fuel: 'gas' as const, kwh: 1, energy, water };
          const cost = trueCost(price, 25_00, year, years);
          expect(cost.price + cost.delivery + cost.energy + (cost.water ?? 0)).toBe(cost.total);
          expect(trueCost(price, 25_00, year, years + 1).total).toBeGreaterThanOrEqual(cost.total);
        },
      ),
    );
  });
});

describe('pay-back', () => {
  it.each([
    [15_000, 1_300, 'It costs £150 more and saves about £13 a year: about 12 years to pay back.'],
    [15_000, 300, 'It costs £150 more and saves about £3 a year to run.'],
    [1_000, 1_100, 'It costs £10 more and saves about £11 a year: it pays back within a year.'],
    [9_000, 0, 'It costs £90 more and about the same to run.'],
    [9_000, 99, 'It costs £90 more and about the same to run.'],
    [9_000, -500, 'It costs £90 more, and about £5 a year more to run.'],
  ])('%i pence more to buy and %i pence saved a year', (more, saved, words) =>
    expect(payBackSentence({ price: 30_000, run: 5_000 }, { price: 30_000 + more, run: 5_000 - saved })).toBe(
      words,
    ),
  );
});

describe('time', () => {
  it('is mentioned for heat pump dryers only', () => {
    expect(timeSentence(readFacts({ 'Dryer type': 'Heat pump', 'Eco time': '3:05' }))).toBe(
      'A heat pump takes longer than a condenser or vented dryer: 3 h 5 min for a full load.',
    );
    expect(timeSentence(readFacts({ 'Dryer type': 'Vented', 'Eco time': '2:05' }))).toBeNull();
  });
});
