import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as energy from '../../../../sandbox/demo/seed/energy.ts';
import { createRandom } from '../../../../sandbox/demo/seed/random.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { more } from '../../../support/runs.ts';
import { factsOf, seeded } from './seeded.ts';

describe('the energy formulas', () => {
  it('give the bounds of the guide', () => {
    const washer = (kg: number, eei: number) => Math.round((energy.washerStandard(kg) * eei) / 100);
    expect([52, 60, 69, 80].map((eei) => washer(8, eei))).toEqual([47, 55, 63, 73]);
    expect([52, 60, 69, 80].map((eei) => washer(9, eei))).toEqual([49, 57, 66, 76]);
    const dish = (eei: number) => Math.round((energy.dishwasherStandard(14, 598) * eei) / 100);
    expect([32, 38, 44, 50, 56, 62].map(dish)).toEqual([54, 65, 75, 85, 95, 105]);
    const dryer = (eei: number) => Math.round((energy.dryerStandard(8) * eei) / 100);
    expect([43, 50, 60, 70, 85].map(dryer)).toEqual([73, 85, 102, 119, 145]);
  });

  it('weight a fridge freezer by its frozen share, without a jump', () => {
    const rounded = [0, 0.15, 0.3, 0.5, 0.7, 0.9].map((frozen) => energy.combiFactor(frozen).toFixed(2));
    expect(rounded).toEqual(['1.30', '1.43', '1.56', '1.36', '1.15', '1.15']);
    expect(energy.combiFactor(0.3)).toBeCloseTo(energy.combiFactor(0.3001), 2);
    expect(energy.combiFactor(0.6999)).toBeCloseTo(energy.combiFactor(0.7), 2);
  });

  it('class a single-duct air conditioner by its ratio', () => {
    const classed = [4.1, 4, 3.1, 3, 2.6, 2.5, 2.4, 2.1, 1.8].map(energy.ductClass);
    expect(classed).toEqual(['A+++', 'A++', 'A+', 'A', 'A', 'B', 'B', 'C', 'D']);
  });

  it('deduct the running time of a vented dryer', () => {
    expect(energy.oldDryerStandard(8)).toBeCloseTo(738.9, 1);
    expect(energy.oldDryerStandard(8, 120)).toBeCloseTo(678.9, 1);
  });

  it('never let a drawn class and its consumption disagree', () => {
    const scales = [energy.WASHER, energy.DISHWASHER, energy.DRYER, energy.COLD, energy.OVEN, energy.HOOD];
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...scales),
        fc.double({ min: 0.4, max: 400, noNaN: true }),
        (seed, scale, standard) => {
          const drawn = energy.drawEnergy(createRandom(seed), scale, standard, [1, 1, 1, 1, 1, 1, 1], 1, 2);
          expect(energy.classOf(scale, drawn.used, standard)).toBe(drawn.letter);
          expect(drawn.text).toBe(`${drawn.letter} of ${scale.name}`);
        },
      ),
    );
  });
});

type Facts = Map<string, string>;
const number = (facts: Facts, name: string) => Number.parseFloat(facts.get(name) ?? '0');

/** The class that a product must have by its other facts; null where it has no label. */
function expectedClass(kind: string, facts: Facts): string | null {
  const used = number(facts, 'Energy consumption');
  const of = (scale: energy.Scale, standard: number) =>
    `${energy.classOf(scale, used, standard)} of ${scale.name}`;
  const box = {
    fridge: number(facts, 'Fridge capacity'),
    freezer: number(facts, 'Freezer capacity'),
    frostFree: facts.get('Frost free') === 'Yes',
    doors: number(facts, 'Doors'),
  };
  if (kind === 'washing-machine') return of(energy.WASHER, energy.washerStandard(number(facts, 'Capacity')));
  if (kind === 'washer-dryer')
    return of(energy.WASH_AND_DRY, energy.washAndDryStandard(number(facts, 'Drying capacity')));
  if (kind === 'tumble-dryer') {
    const old = facts.get('Energy class')?.endsWith('A+++–D');
    const [hours = 0, minutes = 0] = (facts.get('Eco time') ?? '').split(':').map(Number);
    const vented = facts.get('Dryer type') === 'Vented' ? hours * 60 + minutes : 0;
    return old
      ? of(energy.OLD_DRYER, energy.oldDryerStandard(number(facts, 'Capacity'), vented))
      : of(energy.DRYER, energy.dryerStandard(number(facts, 'Capacity')));
  }
  if (kind === 'dishwasher')
    return of(
      energy.DISHWASHER,
      energy.dishwasherStandard(number(facts, 'Place settings'), number(facts, 'Width')),
    );
  if (kind === 'wine-cooler')
    return of(energy.COLD, energy.coldStandard({ pantry: number(facts, 'Total capacity') }));
  if (kind === 'drinks-cooler')
    return of(energy.COLD, energy.coldStandard({ fridge: number(facts, 'Total capacity') }));
  if (['fridge', 'freezer', 'fridge-freezer', 'american-fridge'].includes(kind))
    return of(energy.COLD, energy.coldStandard(box));
  if (kind === 'hood') return of(energy.HOOD, energy.hoodStandard(number(facts, 'Rated power')));
  if (facts.get('Fuel') === 'Gas' && ['range-cooker', 'cooker'].includes(kind)) {
    return `${energy.classOf(energy.OVEN, used * 3.6, 0.044 * number(facts, 'Oven capacity') + 3.53)} of A+++–D`;
  }
  if (kind === 'cooling')
    return facts.get('Type') === 'Portable air conditioner'
      ? `${energy.ductClass(number(facts, 'Energy efficiency ratio'))} of A+++–D`
      : null;
  if (facts.has('Energy class')) return of(energy.OVEN, energy.ovenStandard(number(facts, 'Oven capacity')));
  return null;
}

describe('every labelled product', () => {
  let store: Store;
  beforeAll(() => {
    store = seeded({ products: more(2000, 3500) });
  }, 60_000);

  it('has the class that follows from its consumption and size', () => {
    const facts = factsOf(store);
    const products = store.prepare('SELECT id, name, kind FROM product').all() as {
      id: number;
      name: string;
      kind: string;
    }[];
    const classes = products.map(({ id, name, kind }) => {
      const own = facts.get(id) ?? new Map<string, string>();
      return { name, shown: own.get('Energy class') ?? null, expected: expectedClass(kind, own) };
    });
    expect(classes.filter(({ shown, expected }) => shown !== expected)).toEqual([]);
    expect(classes.filter(({ shown }) => shown !== null).length).toBeGreaterThan(1000);
  });

  it('has a class that is about as frequent as in the market', () => {
    const share = (kind: string, letter: string) =>
      store
        .prepare(
          `SELECT avg(v.value = ?2) AS share FROM product AS p JOIN product_attribute AS l ON l.product_id = p.id
           JOIN attribute_value AS v ON v.id = l.value_id JOIN attribute AS a ON a.id = v.attribute_id AND a.name = 'Energy class' WHERE p.kind = ?1`,
        )
        .get(kind, letter)?.['share'];
    expect(share('washing-machine', 'A of A–G')).toBeGreaterThan(0.35);
    expect(share('dishwasher', 'A of A–G')).toBeLessThan(0.15);
    expect(share('fridge-freezer', 'E of A–G')).toBeGreaterThan(0.25);
  });
});
