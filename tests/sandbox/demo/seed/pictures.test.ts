import { describe, expect, it, test } from 'vitest';
import { adoptFacts } from '../../../../sandbox/demo/media/adopt.ts';
import { lookOfFacts } from '../../../../sandbox/demo/media/looks/look-of.ts';
import { hasRender } from '../../../../sandbox/demo/media/renders.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import { MIDNIGHT, rows, seeded } from './seeded.ts';

const drafts = draftCatalogue(2000, DEMO_SEED, MIDNIGHT);

test('each picture key has one set of facts', () => {
  const known = new Map<string, string>();
  const shared = new Set<string>();
  for (const { look } of drafts) {
    const facts = JSON.stringify(look.facts);
    if ((known.get(look.key) ?? facts) !== facts) shared.add(look.key);
    known.set(look.key, facts);
  }
  expect(known.size).toBeGreaterThan(1000);
  expect([...shared]).toEqual([]);
});

test('integrated appliances, and no others, are shown in a kitchen unit', () => {
  const integrated = drafts.filter(({ facts }) => facts['Installation'] === 'Integrated');
  expect(new Set(integrated.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  const shownIn = (wanted: boolean) =>
    drafts.filter(
      ({ look }) => (lookOfFacts(adoptFacts(look.facts))?.traits['integrated'] === true) === wanted,
    );
  const names = (goods: readonly { name: string }[]) => goods.map(({ name }) => name).toSorted();
  expect(names(shownIn(true))).toEqual(names(integrated));
  expect(integrated.filter(({ look }) => !hasRender(adoptFacts(look.facts), 'front'))).toEqual([]);
});

test('a picture is drawn from the dimensions and controls that the product states', () => {
  const store = seeded();
  const pictured = rows<{ sku: string; stated: string; drawn: string }>(
    store,
    `SELECT p.sku, concat_ws(' ', p.width, p.height, p.depth, lower(v.value)) AS stated,
       concat_ws(' ', k.facts ->> 'width', k.facts ->> 'height', k.facts ->> 'depth', k.facts ->> 'controls') AS drawn
     FROM product AS p JOIN picture AS k ON k.key = p.picture
     JOIN product_attribute AS l ON l.product_id = p.id JOIN attribute_value AS v ON v.id = l.value_id
     JOIN attribute AS a ON a.id = v.attribute_id AND a.name = 'Controls'
     WHERE v.value IN ('Knobs', 'Buttons', 'Touch') AND p.depth > 0`,
  );
  expect(pictured.length).toBeGreaterThan(1000);
  expect(pictured.filter(({ stated, drawn }) => stated !== drawn)).toEqual([]);
  const measured = rows<{ front: string; sizes: string }>(
    store,
    `SELECT p.picture || '/dimensions' AS front, i.media AS sizes FROM product AS p
     JOIN product_image AS i ON i.product_id = p.id AND i.media LIKE '%/dimensions'`,
  );
  expect(measured.length).toBeGreaterThan(1000);
  expect(measured.filter(({ front, sizes }) => front !== sizes)).toEqual([]);
});

test('a product with a photograph has no drawing of its open door', () => {
  const open = rows<{ media: string; facts: string }>(
    seeded(),
    `SELECT i.media, k.facts FROM product_image AS i JOIN product AS p ON p.id = i.product_id
     JOIN picture AS k ON k.key = p.picture WHERE i.media = p.picture || '/open'`,
  ).map(({ media, facts }) => ({ media, facts: adoptFacts(JSON.parse(facts)) }));
  expect(open.length).toBeGreaterThan(500);
  expect(open.filter(({ facts }) => hasRender(facts, 'front') && !hasRender(facts, 'open'))).toEqual([]);
});

describe('the alternative text of a second picture', () => {
  const store = seeded();
  it.each([
    ["p.kind = 'kettle'", /, spout and (dial|water window) close up$/],
    ["p.kind = 'toaster'", /, slots and controls close up$/],
    ["p.kind = 'coffee'", /, (spouts and drip tray|portafilter and drip tray|jug) close up$/],
    ["p.kind = 'air-fryer'", /, with (its drawer|both drawers) open$/],
    ["p.kind = 'stand-mixer'", /, bowl and beater close up$/],
    ["p.kind = 'vacuum'", /, (floor head close up|body close up|seen from above)$/],
    ["p.kind IN ('tap', 'boiling-tap')", /, (handles|levers?) close up$/],
    ["p.kind = 'sink'", /, bowl and waste close up$/],
    ["p.kind = 'blender'", /, controls close up$/],
  ])('for goods where %s names what is shown', (condition, words) => {
    const alts = rows<{ alt: string | null }>(
      store,
      `SELECT i.alt FROM product AS p LEFT JOIN product_image AS i ON i.product_id = p.id
         AND i.media IN (p.picture || '/detail', p.picture || '/open') WHERE ${condition}`,
    ).map(({ alt }) => alt);
    expect(alts.length).toBeGreaterThan(0);
    expect(alts.filter((alt) => alt === null || !words.test(alt))).toEqual([]);
  });
});

describe('the alternative text of a first picture', () => {
  const store = seeded();
  const altsWhere = (condition: string) =>
    rows<{ alt: string }>(
      store,
      `SELECT i.alt FROM product_image AS i JOIN product AS p ON p.id = i.product_id
       WHERE i.position = 0 AND ${condition}`,
    ).map(({ alt }) => alt);

  it.each([
    ["p.kind = 'washing-machine' AND p.name NOT LIKE '%integrated%'", /, from the front and right$/],
    [
      "p.kind IN ('fridge-freezer', 'dishwasher') AND p.name LIKE '%integrated%'",
      /, from the front and right, in a kitchen unit with its door open$/,
    ],
    ["p.kind = 'hob'", /, from the front and above$/],
    ["p.kind = 'sink'", /, from above and the right$/],
    ["p.kind = 'hood' AND p.name LIKE '%canopy%'", /, from below and the right$/],
    ["p.kind IN ('kettle', 'tap', 'stand-mixer')", /, from the side$/],
    ["p.kind = 'warranty'", /, drawn as a certificate$/],
    ["p.kind = 'service' AND p.name LIKE '%away'", /, drawn as a van$/],
    ["p.kind = 'service' AND p.name LIKE 'Connect%'", /, drawn as a tool box$/],
  ])('for goods where %s says from where it is seen', (condition, words) => {
    const alts = altsWhere(condition);
    expect(alts.length).toBeGreaterThan(0);
    expect(alts.filter((alt) => !words.test(alt))).toEqual([]);
  });

  it('names the product and its finish once', () => {
    expect(altsWhere("p.name LIKE '% washer dryer, 10 kg wash, 7 kg dry'")[0]).toMatch(
      / washer dryer, 10 kg wash, 7 kg dry, from/,
    );
    expect(altsWhere("p.name LIKE '% washer dryer, 10 kg wash, 8 kg dry, black'")[0]).toMatch(
      / washer dryer, 10 kg wash, 8 kg dry, in black, from/,
    );
    expect(altsWhere("p.name LIKE '%, in blue milk'")[0]).toMatch(/ plinth drawer, in blue milk, from/);
    expect(altsWhere("p.name LIKE '% kitchen mixer tap, brushed nickel'")[0]).toMatch(
      / kitchen mixer tap in brushed nickel, from/,
    );
  });
});
