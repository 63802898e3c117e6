import { describe, expect, test } from 'vitest';
import { slugify } from '@/lib/catalogue/slug';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { machineOf } from '@/lib/mending/machine-of';
import { readBroken, replacementAsk } from '@/lib/mending/ask';
import { MACHINES } from '@/lib/mending/data/machines';
import { readLabel } from '@/lib/mending/label';
import { oldSizeOf } from '@/lib/mending/old-size';
import { sizeWords } from '@/lib/mending/size-words';
import { demoCards } from '../../support/demo-cards';
import { aCard } from '../../support/shop';

const [washer] = MACHINES;
if (!washer) throw new Error('No machine.');

const TW914 = aCard({
  attributes: {
    Type: 'Washing machine',
    Model: 'TW-914',
    Width: '598 mm',
    Height: '845 mm',
    Depth: '545 mm',
    'Hose rear': '60 mm',
  },
});

/** What the makers' drawings ask for, and what is usual in the trade where they leave room. */
const PLACES = [
  [
    'a hob by its cut-out',
    '/hobs',
    {
      Type: 'Induction hob',
      Width: '590 mm',
      Height: '50 mm',
      Depth: '510 mm',
      'Cut-out width': '560 mm',
      'Cut-out depth': '490 mm',
      'Below worktop': '60 mm',
    },
    { width: 560, height: 60, depth: 490 },
  ],
  [
    'an oven by its housing',
    '/single-ovens',
    {
      Type: 'Single oven',
      Width: '594 mm',
      Height: '595 mm',
      Depth: '548 mm',
      'Niche width': '560–568 mm',
      'Niche height': '585–600 mm',
      'Niche depth': '550–580 mm',
    },
    { width: 560, height: 590, depth: 550 },
  ],
  [
    'an integrated fridge freezer by its housing',
    '/fridge-freezers',
    {
      Type: 'Integrated fridge freezer',
      Width: '541 mm',
      Height: '1772 mm',
      Depth: '548 mm',
      'Niche width': '560–568 mm',
      'Niche height': '1776–1783 mm',
      'Niche depth': '550–560 mm',
    },
    { width: 568, height: 1783, depth: 550 },
  ],
  [
    'what has to have air by its gap',
    '/american-fridge-freezers',
    {
      Type: 'American fridge freezer',
      Width: '912 mm',
      Height: '1780 mm',
      Depth: '716 mm',
      'Gap left': '50 mm',
      'Gap right': '50 mm',
      'Gap top': '100 mm',
      'Gap rear': '50 mm',
      'Air gaps': 'Required',
    },
    { width: 1012, height: 1880, depth: 766 },
  ],
] as const;

describe('the size of the old appliance', () => {
  test.each([
    ['598 × 845 × 545 mm', { width: 598, height: 845, depth: 545 }],
    ['60x85x60', { width: 600, height: 850, depth: 600 }],
    ['84,5 x 59.8 x 55 cm', { width: 598, height: 845, depth: 550 }],
    ['H 845 W 598 D 545 mm', { width: 598, height: 845, depth: 545 }],
    ['Width: 60 cm, height 85 cm', { width: 600, height: 850, depth: null }],
    ['Height 84.8 cm, width 59.8 cm, depth 55 cm', { width: 598, height: 848, depth: 550 }],
    ['Dimensions (HxWxD): 84.5 x 59.7 x 52.7 cm', { width: 597, height: 845, depth: 527 }],
    ['1860 x 595 x 650 mm', { width: 595, height: 1860, depth: 650 }],
    ['1,850 x 600 x 650 mm', { width: 600, height: 1850, depth: 650 }],
    ['600 x 1,850 x 650', { width: 600, height: 1850, depth: 650 }],
    ['H 1,850 W 595 D 650 mm', { width: 595, height: 1850, depth: 650 }],
    ['Height: 1,785 mm, width: 912 mm, depth: 1,012 mm', { width: 912, height: 1785, depth: 1012 }],
    ['1,850 mm (H) x 598 mm (W) x 650 mm (D)', { width: 598, height: 1850, depth: 650 }],
    ['1.85 x 0.6 x 0.65 m', { width: 600, height: 1850, depth: 650 }],
    ['60 x 60 x 85 cm', { width: 600, height: 850, depth: 600 }],
    ['59.8 x 54.5 x 84.5 cm', { width: 598, height: 845, depth: 545 }],
    ['60W x 85H x 55D cm', { width: 600, height: 850, depth: 550 }],
    ['845 mm (H) x 598 mm (W) x 545 mm (D)', { width: 598, height: 845, depth: 545 }],
    ['2100 W 50 Hz 10 A, H 845 W 598 D 545', { width: 598, height: 845, depth: 545 }],
    ['Width 590 mm, height 50 mm, depth 520 mm', { width: 590, height: 50, depth: 520 }],
  ])('is read from “%s”', (text, size) => expect(readLabel(text)).toEqual(size));

  test.each([
    '',
    'white',
    'TW-914',
    '220-240 V 50 Hz',
    '9 kg 1400 rpm',
    'WX1400/W 07',
    'E-Nr. WX14/01 FD 9203',
  ])('is not read from “%s”', (text) => expect(readLabel(text)).toBeNull());

  /** What is wider than high, as shops and sheets have it: width × height × depth, or the height elsewhere. */
  test.each([
    ['Microwave', [513, 306, 429]],
    ['Induction hob', [590, 50, 520]],
    ['Chest freezer', [1100, 850, 600]],
    ['Washing machine', [598, 845, 545]],
    ['Dual fuel range cooker', [1000, 905, 645]],
  ] as const)(
    'is read for a %s with its sides in any order, judging by what is sold here',
    (type, [w, h, d]) => {
      const known = [
        aCard({
          attributes: { Type: type, Width: `${w + 4} mm`, Height: `${h + 6} mm`, Depth: `${d - 7} mm` },
        }),
      ];
      for (const sides of [
        [w, h, d],
        [h, w, d],
        [w, d, h],
      ]) {
        const body = { width: w, height: h, depth: d };
        expect(readLabel(`${sides.join(' x ')} mm`, known), sides.join()).toEqual(body);
      }
    },
  );

  test('is that of its model where it is known, and otherwise the usual one', () => {
    expect(oldSizeOf({ label: 'Tarnside tw914, bought 2019', known: [TW914] }, washer)).toEqual({
      width: 600,
      height: 850,
      depth: 605,
      from: 'model',
      name: TW914.name,
      kind: 'Washing machine',
    });
    expect(oldSizeOf({ label: 'something else', known: [TW914] }, washer)).toEqual({
      ...washer.size,
      from: 'usual',
    });
    expect(oldSizeOf({ label: '', known: [] }, { ...washer, size: null })).toBeNull();
  });

  test.each(PLACES)(
    'is the space of its model, which fits there itself: %s',
    (_, list, attributes, place) => {
      const machine = MACHINES.find((each) => each.list === list);
      if (!machine) throw new Error(`No ${list}.`);
      const card = aCard({ attributes: { ...attributes, Model: 'XY-1234' } });
      const size = oldSizeOf({ label: 'XY-1234', known: [card] }, machine);
      expect(size).toMatchObject({ ...place, from: 'model', kind: attributes.Type });
      const space = { ...UNMEASURED, widths: [place.width], heights: [place.height], depth: place.depth };
      expect(fitOf(space, fitFacts(card)).verdict).not.toBe('NO');
      const broken = readBroken(new URLSearchParams(`what=${list.slice(1)}&kind=other`));
      if (!broken) throw new Error('Not read.');
      expect(replacementAsk(broken, size).kind).toBe(slugify(attributes.Type));
    },
  );

  test.each(PLACES.slice(0, 3))(
    'is the space for the body on its label: %s',
    (_, list, attributes, place) => {
      const machine = MACHINES.find((each) => each.list === list);
      if (!machine) throw new Error(`No ${list}.`);
      const { Type, Width, Height, Depth } = attributes;
      const known = [aCard({ attributes })];
      const label = `${Width} x ${Height} x ${Depth}`;
      expect(oldSizeOf({ label, known, kind: slugify(Type) }, machine)).toEqual({ ...place, from: 'label' });
    },
  );

  test('is a space into which every product of that body fits that needs no air at its sides', () => {
    const cards = demoCards().filter(({ kind }) => machineOf(kind));
    const sold = Map.groupBy(cards, ({ kind }) => machineOf(kind));
    expect(cards.length).toBeGreaterThan(1000);
    for (const card of cards) {
      const machine = machineOf(card.kind);
      const { widthMm, heightMm, depthMm } = card.facts;
      if (!machine || !widthMm || !heightMm || !depthMm) continue;
      if (fitFacts(card).whose.sides === 'required') continue;
      const label = `${widthMm} x ${heightMm} x ${depthMm} mm`;
      const size = oldSizeOf({ label, known: sold.get(machine) ?? [], kind: slugify(card.kind) }, machine);
      if (!size) throw new Error(`No place for ${card.name}.`);
      const space = { ...UNMEASURED, widths: [size.width], heights: [size.height], depth: size.depth };
      expect(fitOf(space, fitFacts(card)).verdict, `${card.name} in ${label}`).not.toBe('NO');
    }
  });

  test('is the same for a label and for a model of that size', () => {
    const of = (label: string) => oldSizeOf({ label, known: [TW914] }, washer);
    expect(of('598 × 845 × 545 mm')).toEqual({
      ...of('TW-914'),
      from: 'label',
      name: undefined,
      kind: undefined,
    });
  });

  test('is that of its space where it was measured, whatever stood in it', () => {
    const measured = { width: 605, height: null, depth: 570 };
    expect(oldSizeOf({ label: 'TW-914', measured, known: [TW914] }, washer)).toEqual({
      width: 605,
      height: 850,
      depth: 570,
      from: 'measured',
    });
    expect(
      oldSizeOf({ label: '', measured: { ...measured, width: null }, known: [] }, { ...washer, size: null }),
    ).toBeNull();
  });

  test('is described together with where it is known from', () => {
    expect(sizeWords(oldSizeOf({ label: '60x85x60', known: [] }, washer), washer)).toMatch(
      /^They fit where yours stood: 600 mm/,
    );
    expect(sizeWords(oldSizeOf({ label: '', known: [] }, washer), washer)).toMatch(
      /^We have assumed the usual space/,
    );
    expect(sizeWords(oldSizeOf({ label: 'WX 1400', known: [] }, washer), washer, 'WX 1400')).toMatch(
      /^We do not know the size of “WX 1400”. We have assumed the usual space .+ from the label or the manual, or measure/,
    );
    expect(sizeWords(null, washer)).toMatch(/^We have not looked at the size/);
  });
});

test('the address of the repair page gives the fault, and what a replacement has to be', () => {
  const read = (query: string) => readBroken(new URLSearchParams(query));
  expect(read('what=spaceships')).toBeNull();
  const broken = read('what=washing-machines&does=drains&age=7&label=60x85x60&people=4&postcode=ls63bn');
  if (!broken) throw new Error('Not read.');
  expect(broken).toMatchObject({ age: 7, isSaid: true, people: 4, postcode: 'LS6 3BN' });
  expect(broken.symptom?.says).toBe('It does not drain');
  const size = oldSizeOf({ label: broken.label, measured: broken.measured, known: [] }, broken.machine);
  expect(replacementAsk(broken, size)).toMatchObject({ why: 'broke', width: 600, height: 850, people: 4 });
  expect(read('what=hobs&width=56cm&height=tall')?.measured).toEqual({
    width: 560,
    height: null,
    depth: null,
  });
  expect(read('what=hobs&age=unknown')).toMatchObject({ age: null, isSaid: true });
  expect(read('what=hobs&age=99')).toMatchObject({ age: null, isSaid: false, symptom: null });
});

test.each([
  ['freestanding-cookers', 'gas-cooker'],
  ['range-cookers', 'gas-range-cooker'],
  ['hobs', 'gas-hob'],
])('a smell of gas on %s is replaced by a gas appliance, whatever kind is in the address', (list, kind) => {
  for (const query of [`what=${list}&does=gas`, `what=${list}&does=gas&kind=electric`]) {
    const broken = readBroken(new URLSearchParams(query));
    if (!broken) throw new Error('Not read.');
    expect(replacementAsk(broken, null).kind).toBe(kind);
  }
});

test('a dual fuel cooker that smells of gas is replaced by a dual fuel cooker', () => {
  const broken = readBroken(new URLSearchParams('what=freestanding-cookers&does=gas&kind=dual-fuel-cooker'));
  if (!broken) throw new Error('Not read.');
  expect(replacementAsk(broken, null).kind).toBe('dual-fuel-cooker');
});
