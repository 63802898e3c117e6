import { expect, it } from 'vitest';
import { adoptFacts } from '../../../../sandbox/demo/media/adopt.ts';
import { CATEGORY_SLUGS, categoryFacts } from '../../../../sandbox/demo/media/categories/category-facts.ts';
import { hasRender } from '../../../../sandbox/demo/media/renders.ts';
import { lookOfFacts } from '../../../../sandbox/demo/media/looks/look-of.ts';

const shownOn = (slug: string) => adoptFacts(categoryFacts(slug) ?? {});

it.each([
  ['gas-hobs', { heat: 'gas' }],
  ['ceramic-hobs', { heat: 'glass', vent: false }],
  ['venting-hobs', { vent: true }],
  ['drinks-coolers', { drinks: true }],
  ['freestanding-wine-coolers', { zones: 2 }],
  ['single-ovens', { doors: 1 }],
  ['double-ovens', { doors: 2 }],
  ['vacuum-drawers', { vacuum: true }],
  ['integrated-dishwashers', { integrated: true }],
  ['integrated-washing-machines', { integrated: true }],
  ['table-top-dishwashers', { fascia: 'table-top' }],
  ['integrated-fridges', { cold: 'fridge', integrated: true }],
  ['integrated-freezers', { cold: 'freezer', integrated: true }],
  ['electric-cookers', { top: 'glass' }],
  ['gas-cookers', { top: 'gas' }],
  ['mixer-taps', { boiling: false }],
  ['boiling-water-taps', { boiling: true }],
  ['espresso-machines', { brew: 'espresso' }],
])('the tile of %s shows a product of that category', (slug, traits) => {
  expect(lookOfFacts(shownOn(slug))?.traits).toMatchObject(traits);
});

it('every tile that the studio models has a photograph', () => {
  const built = CATEGORY_SLUGS.filter((slug) => lookOfFacts(shownOn(slug)));
  expect(built.length).toBeGreaterThan(80);
  expect(built.filter((slug) => !hasRender(shownOn(slug), 'front'))).toEqual([]);
});
