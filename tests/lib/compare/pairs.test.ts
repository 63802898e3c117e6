import { beforeAll, describe, expect, it } from 'vitest';
import { energyOf } from '@/lib/catalogue/energy';
import type { ProductCard } from '@/lib/catalogue/types';
import { comparedOf } from '@/lib/compare/compared';
import { compareRows } from '@/lib/compare/rows';
import { verdict } from '@/lib/compare/verdict';
import { whyMore } from '@/lib/compare/why-more';
import { NOTHING_SAID } from '@/lib/home/rules';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { DEMO_SEED } from '../../../sandbox/demo/seed/catalogue.ts';
import { draftCatalogue } from '../../../sandbox/demo/seed/planned.ts';
import type { Draft } from '../../../sandbox/demo/seed/types.ts';
import { aCard } from '../../support/shop';

const TODAY = '2026-08-01';
const KINDS = [
  'washing-machine',
  'washer-dryer',
  'tumble-dryer',
  'dishwasher',
  'fridge-freezer',
  'american-fridge',
  'fridge',
  'freezer',
  'wine-cooler',
  'single-oven',
  'double-oven',
  'cooker',
  'range-cooker',
  'hob',
  'hood',
  'microwave',
  'coffee',
  'kettle',
  'vacuum',
  'dehumidifier',
];

const cardOf = ({ sku, name, brand, facts, price, salePrice }: Draft, id: number): ProductCard =>
  aCard({
    id,
    sku,
    name,
    path: `/${sku.toLowerCase()}`,
    brand: brand && { id: 1, name: brand.name, path: '/brands/x' },
    price: { now: salePrice ?? price },
    energy: energyOf(facts),
    attributes: facts,
  });

let cards = new Map<string, ProductCard[]>();
beforeAll(() => {
  const drafts = draftCatalogue(2000, DEMO_SEED, Date.parse(TODAY));
  cards = Map.groupBy(drafts.map(cardOf), (card) => drafts[card.id]?.kind ?? '');
});

/** The first of a kind, and the first by another maker. */
function pairOf(kind: string): [ProductCard, ProductCard] {
  const [first, ...others] = cards.get(kind) ?? [];
  const second = others.find(({ brand }) => brand?.name !== first?.brand?.name);
  if (!first || !second) throw new Error(`two makers of ${kind}`);
  return [first, second];
}

describe('two products of the demo store side by side', () => {
  it.each(KINDS)('%s', (kind) => {
    const [a, b] = pairOf(kind);
    const compared = comparedOf([a, b], NOTHING_SAID, TODAY, BUILT_IN);
    const said = { verdict: verdict(compared), why: whyMore(compared) };
    expect(said).toMatchSnapshot();

    const turned = comparedOf([b, a], NOTHING_SAID, TODAY, BUILT_IN);
    expect(verdict(turned).toSorted()).toEqual(said.verdict.toSorted());
    expect(whyMore(turned)).toEqual(said.why);
  });

  it('never mark a best value where a value is unknown or nothing differs', () => {
    for (const all of cards.values()) {
      for (let at = 1; at < all.length; at += 7) {
        const some = all.slice(at - 1, at + 2).map(({ attributes }) => attributes);
        for (const { differs, cells } of compareRows(some).flatMap(({ rows }) => rows)) {
          const marked = cells.filter(({ best }) => best).length;
          if (!differs || cells.some(({ value }) => value === null)) expect(marked).toBe(0);
          expect(marked).toBeLessThan(Math.max(2, cells.length));
        }
      }
    }
  });
});
