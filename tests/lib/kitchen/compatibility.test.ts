import { describe, expect, it, test } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import { lackingOf } from '@/lib/kitchen/elevation';
import { pieceOf, takenBy } from '@/lib/kitchen/pieces';
import { circuitDemand } from '@/lib/kitchen/power';
import type { FindingResult, Kitchen, Piece } from '@/lib/kitchen/types';
import { aCard } from '../../support/shop';

const NOTHING_SAID: Kitchen = {
  fuel: null,
  circuit: null,
  socket: false,
  room: { length: null, width: null, height: null },
  extraction: null,
  hoodHeight: null,
  housingHeight: null,
};

const piece = (type: string, attributes: Attributes = {}, quantity = 1): Piece =>
  pieceOf(aCard({ sku: type, name: type, attributes: { Type: type, ...attributes } }), quantity);

const result = (rule: string, pieces: Piece[], kitchen: Partial<Kitchen> = {}): FindingResult | undefined =>
  findingsFor(pieces, { ...NOTHING_SAID, ...kitchen }).find((finding) => finding.rule === rule)?.result;

const hood = (attributes: Attributes = {}) =>
  piece('Cooker hood', {
    Width: '600 mm',
    'Extraction rate': '600 m³/h',
    'Height above hob': '600–700 mm',
    ...attributes,
  });
const hob = (attributes: Attributes = {}) =>
  piece('Induction hob', { Width: '590 mm', 'Total power': '7.4 kW', Plug: 'Hardwired', ...attributes });
const gasHob = (attributes: Attributes = {}) =>
  piece('Gas hob', { Width: '590 mm', 'Hob type': 'Gas', Plug: '13 A', ...attributes });
const oven = (attributes: Attributes = {}) =>
  piece('Single oven', {
    'Rated power': '3600 W',
    Plug: 'Hardwired',
    'Niche height': '590–600 mm',
    ...attributes,
  });

test.each<[string, Attributes, FindingResult]>([
  ['of the same width', { Width: '600 mm' }, 'OK'],
  ['of a larger nominal width', { Width: '690 mm' }, 'CLASH'],
  ['of unstated width', { Width: '' }, 'UNKNOWN'],
])('a hob %s under a 60 cm hood gives %s', (_, attributes, expected) =>
  expect(result('hood width', [hood(), hob(attributes)])).toBe(expected),
);

describe('hood over a hob or cooker of its nominal width', () => {
  const cooker = (type: string, width: string) => piece(type, { Width: width });
  test.each<[string, string, Piece[], FindingResult]>([
    ['a 90 hood over a 90 hob', '898 mm', [hob({ Width: '900 mm' })], 'OK'],
    ['a 60 hood over a 60 cooker', '598 mm', [cooker('Gas cooker', '600 mm')], 'OK'],
    ['a 90 hood over a 90 range', '898 mm', [cooker('Dual fuel range cooker', '900 mm')], 'OK'],
    ['a 60 hood over a 110 range', '598 mm', [cooker('Electric range cooker', '1095 mm')], 'CLASH'],
    ['a 70 hood over a 77 hob', '698 mm', [hob({ Width: '770 mm' })], 'CLASH'],
    [
      'a 60 hood over a 60 hob and a 90 range',
      '598 mm',
      [hob(), cooker('Gas range cooker', '895 mm')],
      'CLASH',
    ],
    [
      'a 60 hood beside a hob that vents itself',
      '598 mm',
      [hob(), piece('Venting hob', { Width: '830 mm' })],
      'OK',
    ],
  ])('%s: %s wide', (_, width, surfaces, expected) =>
    expect(result('hood width', [hood({ Width: width }), ...surfaces])).toBe(expected),
  );

  it('the clash states which width of hood to choose', () => {
    const [clash] = findingsFor([hood({ Width: '598 mm' }), hob({ Width: '900 mm' })], NOTHING_SAID);
    expect(clash?.words).toBe(
      'The hood is 302 mm narrower than the hob, so steam escapes at the sides. Choose a 90 cm hood, or a narrower hob.',
    );
  });
});

describe('plugs', () => {
  test.each<[string, Attributes, FindingResult | undefined]>([
    ['3 kW on 13 A', { Plug: '13 A', 'Rated power': '3000 W' }, undefined],
    ['3.6 kW on 13 A', { Plug: '13 A', 'Rated power': '3600 W' }, 'CHECK'],
    ['3.6 kW on 16 A', { Plug: '16 A', 'Rated power': '3600 W' }, 'CHECK'],
    ['hardwired', { Plug: 'Hardwired', 'Rated power': '3600 W' }, undefined],
    ['unstated power', { Plug: '13 A', 'Rated power': '' }, undefined],
  ])('%s', (_, attributes, expected) => expect(result('plug', [oven(attributes)])).toBe(expected));

  it('that carry too little count towards the cooker circuit', () => {
    const weak = oven({ Plug: '13 A', 'Rated power': '3600 W' });
    expect(result('circuit', [weak], { circuit: 0 })).toBe('CLASH');
    expect(result('circuit', [oven({ Plug: '13 A', 'Rated power': '2900 W' })], { circuit: 0 })).toBe(
      undefined,
    );
  });
});

it('every plug of a set that carries too little has a finding, not only the first', () => {
  const weak = oven({ Plug: '13 A', 'Rated power': '3600 W' });
  const weaker = piece('Compact oven', { Plug: '13 A', 'Rated power': '3300 W' });
  const special = piece('Double oven', { Plug: '16 A', 'Rated power': '3500 W' });
  const told = (...pieces: Piece[]) =>
    findingsFor(pieces, NOTHING_SAID).filter(({ rule }) => rule === 'plug');
  expect(told(weak, weaker, special).map(({ skus }) => skus)).toEqual([
    ['Single oven'],
    ['Compact oven'],
    ['Double oven'],
  ]);
  expect(told(weaker)[0]?.words).toContain('It draws 3.3 kW');
  expect(told(special, weak)).toHaveLength(2);
});

describe('the height of the hood', () => {
  test.each<[string, Piece[], number | null, FindingResult]>([
    ['induction, at the maker’s minimum', [hood(), hob()], 600, 'OK'],
    ['induction, below the minimum', [hood(), hob()], 599, 'CLASH'],
    ['gas, at the maker’s upper figure', [hood(), gasHob()], 700, 'OK'],
    ['gas, below the upper figure', [hood(), gasHob()], 699, 'CLASH'],
    ['induction, no figure from the maker', [hood({ 'Height above hob': '' }), hob()], 650, 'OK'],
    ['gas, no figure from the maker', [hood({ 'Height above hob': '' }), gasHob()], 749, 'CLASH'],
    ['not measured', [hood(), hob()], null, 'CHECK'],
  ])('%s', (_, pieces, hoodHeight, expected) =>
    expect(result('hood height', pieces, { hoodHeight })).toBe(expected),
  );
});

describe('downdraft extractor', () => {
  const downdraft = hood({ Mount: 'Downdraft', 'Height above hob': '', Width: '880 mm' });

  it('has no height above the hob, and needs a deeper worktop', () => {
    expect(result('hood height', [downdraft, hob()], { hoodHeight: 300 })).toBeUndefined();
    expect(result('worktop depth', [downdraft, hob()])).toBe('CHECK');
    expect(result('worktop depth', [hood(), hob()])).toBeUndefined();
  });

  it('keeps its distance from gas and does not go behind a cooker', () => {
    const wordsOf = (...pieces: Piece[]) =>
      findingsFor(pieces, NOTHING_SAID).find(({ rule }) => rule === 'worktop depth')?.words;
    expect(wordsOf(downdraft, gasHob())).toContain('Beside gas');
    expect(wordsOf(downdraft, hob())).not.toContain('gas');
    expect(result('worktop depth', [downdraft, piece('Gas cooker', { Width: '600 mm' })])).toBe('CLASH');
  });
});

describe('extraction rate of the hood, at ten changes of air an hour', () => {
  const room = { length: 5000, width: 4000, height: 2500 };
  test.each<[string, string, Kitchen['extraction'], FindingResult]>([
    ['500 m³ ducted', '500 m³/h', 'duct', 'OK'],
    ['499 m³ ducted', '499 m³/h', 'duct', 'CHECK'],
    ['249 m³ ducted', '249 m³/h', 'duct', 'CLASH'],
    ['715 m³ through carbon', '715 m³/h', 'recirculate', 'OK'],
    ['700 m³ through carbon', '700 m³/h', 'recirculate', 'CHECK'],
    ['not stated', '', 'duct', 'UNKNOWN'],
  ])('%s in a kitchen of 50 m³', (_, rate, extraction, expected) =>
    expect(result('hood strength', [hood({ 'Extraction rate': rate })], { room, extraction })).toBe(expected),
  );

  it('is not judged in a kitchen that was not measured', () => {
    expect(result('hood strength', [hood()])).toBeUndefined();
  });
});

describe('the cooker circuit', () => {
  test.each([
    [2_300, false, 10, 10],
    [1_150, false, 5, 5],
    [1_150, true, 5, 10],
    [6_900, false, 30, 16],
    [6_900, true, 30, 21],
  ])('%i W with a socket (%s) connect %i A and demand %i A', (watts, socket, connected, demand) => {
    const found = circuitDemand(watts, socket);
    expect(found.connected).toBeCloseTo(connected, 1);
    expect(found.demand).toBeCloseTo(demand, 1);
  });

  const big = [hob({ 'Total power': '11 kW' }), oven(), oven({ 'Rated power': '3000 W' })];
  test.each<[string, Piece[], Partial<Kitchen>, FindingResult | undefined]>([
    ['7.4 and 3.6 kW on 32 A', [hob(), oven()], { circuit: 32, socket: true }, 'OK'],
    ['17.6 kW on 32 A', big, { circuit: 32, socket: true }, 'CLASH'],
    ['17.6 kW on 45 A', big, { circuit: 45, socket: true }, 'OK'],
    ['a hob without a circuit', [hob()], { circuit: 0 }, 'CLASH'],
    ['an unknown circuit', [hob()], {}, 'CHECK'],
    [
      'more than any circuit carries',
      [...big, piece('Electric range cooker', { 'Total power': '16 kW', Plug: 'Hardwired' })],
      {},
      'CLASH',
    ],
    ['an unstated power', [hob({ 'Total power': '' })], { circuit: 32 }, 'UNKNOWN'],
    ['a hob with a plug', [gasHob()], { circuit: 0 }, undefined],
  ])('%s', (_, pieces, kitchen, expected) => expect(result('circuit', pieces, kitchen)).toBe(expected));
});

describe('fuel', () => {
  test.each<[Kitchen['fuel'], Attributes, FindingResult]>([
    ['mains gas', {}, 'OK'],
    ['electric', {}, 'CLASH'],
    ['LPG', { 'LPG ready': 'Yes' }, 'OK'],
    ['LPG', { 'LPG ready': 'No' }, 'CLASH'],
    ['LPG', {}, 'UNKNOWN'],
    [null, {}, 'CHECK'],
  ])('a gas hob on %s %j: %s', (fuel, attributes, expected) =>
    expect(result('fuel', [gasHob(attributes)], { fuel })).toBe(expected),
  );

  it('is judged for each gas appliance by itself', () => {
    const pieces = [
      gasHob({ 'LPG ready': 'Yes' }),
      piece('Gas cooker', { 'LPG ready': 'No' }),
      piece('Dual fuel range cooker'),
    ];
    const told = findingsFor(pieces, { ...NOTHING_SAID, fuel: 'LPG' }).filter(({ rule }) => rule === 'fuel');
    expect(told.map(({ skus, result: answer }) => [skus[0], answer])).toEqual([
      ['Gas cooker', 'CLASH'],
      ['Dual fuel range cooker', 'UNKNOWN'],
      ['Gas hob', 'OK'],
    ]);
  });

  it('is not judged for an induction hob', () => {
    expect(result('fuel', [hob()], { fuel: 'electric' })).toBeUndefined();
  });
});

describe('one tall housing', () => {
  const compact = piece('Compact oven', { 'Niche height': '450–460 mm' });
  const drawer = piece('Warming drawer', { 'Niche height': '140–145 mm' });
  test.each<[string, Piece[], number | null, FindingResult | undefined]>([
    ['oven, compact and drawer in 1180 mm', [oven(), compact, drawer], 1180, 'OK'],
    ['1179 mm, unless the oven is under a hob', [oven(), compact, drawer], 1179, 'CHECK'],
    ['589 mm, too little for compact and drawer alone', [oven(), compact, drawer], 589, 'CLASH'],
    ['not measured', [oven(), compact], null, 'CHECK'],
    ['not stated', [oven(), piece('Compact oven', { 'Niche height': 'tall' })], 1200, 'UNKNOWN'],
    ['one oven alone', [oven()], 1200, undefined],
  ])('%s', (_, pieces, housingHeight, expected) =>
    expect(result('tall housing', pieces, { housingHeight })).toBe(expected),
  );
});

describe('a dryer on a washing machine', () => {
  const washer = piece('Washing machine', { Depth: '600 mm' });
  const dryer = (depth: string) => piece('Tumble dryer', { Depth: depth });
  const kit = piece('Stacking kit');
  test.each<[string, Piece[], FindingResult | undefined]>([
    ['as deep, with a kit', [washer, dryer('600 mm'), kit], 'OK'],
    ['as deep, without', [washer, dryer('600 mm')], 'CHECK'],
    ['deeper', [washer, dryer('640 mm'), kit], 'CHECK'],
    ['not stated', [washer, dryer('')], 'UNKNOWN'],
    ['no dryer', [washer], undefined],
  ])('%s', (_, pieces, expected) => expect(result('stacking', pieces)).toBe(expected));

  it('needs a kit for machines of their depth', () => {
    const said = (fits: string) =>
      findingsFor(
        [
          piece('Washing machine', { Depth: '600 mm' }),
          piece('Tumble dryer', { Depth: '580 mm' }),
          piece('Stacking kit', { 'Fits depth': fits }),
        ],
        NOTHING_SAID,
      ).find(({ rule }) => rule === 'stacking');
    expect(said('540–650 mm')?.result).toBe('OK');
    expect(said('580–600 mm')?.result).toBe('OK');
    expect(said('450–560 mm')).toMatchObject({
      result: 'CHECK',
      words:
        'They can be stacked, but the kit you have chosen is for machines 450 to 560 mm deep. Choose one for 580 to 600 mm.',
    });
    expect(said('590–650 mm')?.result).toBe('CHECK');
  });

  it('cannot stand on an integrated washing machine, which has a worktop above it', () => {
    const built = piece('Integrated washing machine', { Installation: 'Integrated', Depth: '600 mm' });
    const dryer = piece('Tumble dryer', { Installation: 'Freestanding', Depth: '580 mm' });
    const said = (...pieces: Piece[]) =>
      findingsFor(pieces, NOTHING_SAID).find(({ rule }) => rule === 'stacking');
    expect(said(built, dryer, kit)).toMatchObject({
      result: 'CHECK',
      words:
        'An integrated washing machine goes below a worktop, and nothing can be stacked on it. Put them side by side.',
    });
    const free = piece('Washing machine', { Installation: 'Freestanding', Depth: '600 mm' });
    expect(said(built, free, dryer, kit)).toMatchObject({ result: 'OK', skus: [free.sku, dryer.sku] });
  });

  it('is compared with the measured height of the space', () => {
    const low = { ...UNMEASURED, heights: [1700] };
    const pieces = [
      piece('Washing machine', { Depth: '600 mm', Height: '845 mm' }),
      piece('Tumble dryer', { Depth: '600 mm', Height: '845 mm' }),
      kit,
    ];
    const said = (laundry: Space) =>
      findingsFor(pieces, NOTHING_SAID, { laundry }).find(({ rule }) => rule === 'stacking');
    expect(said(low)).toMatchObject({
      result: 'CHECK',
      words:
        'Stacked, they are 1,715 mm high, and the space you measured is 1,700 mm. Put them side by side, or where there is nothing above them.',
    });
    expect(said({ ...low, heights: [1715] })?.result).toBe('OK');
    expect(said({ ...low, top: 'open' })?.result).toBe('OK');
  });
});

test.each<[string, Piece[], FindingResult | undefined]>([
  ['a cooker and an oven', [piece('Electric cooker'), oven()], 'CHECK'],
  ['two dishwashers', [piece('Dishwasher'), { ...piece('Dishwasher'), sku: 'other' }], 'CHECK'],
  ['a hob and an oven', [hob(), oven()], undefined],
])('duplicates are checked in a set of %s', (_, pieces, expected) =>
  expect(result('duplicates', pieces)).toBe(expected),
);

test.each<[string, string, string, FindingResult]>([
  ['one finish', 'SS', 'SS', 'OK'],
  ['two finishes', 'SS', 'BL', 'CHECK'],
])('finishes are compared in a set of %s', (_, first, second, expected) => {
  const pieces = [
    oven({ 'Colour code': first, Colour: 'Stainless steel' }),
    hood({ 'Colour code': second, Colour: second === 'SS' ? 'Stainless steel' : 'Black' }),
  ];
  expect(result('finish', pieces)).toBe(expected);
});

test('findings start with the worst, and each states its source and its pieces', () => {
  const findings = findingsFor([hood(), gasHob({ Width: '700 mm' }), oven()], {
    ...NOTHING_SAID,
    fuel: 'mains gas',
  });
  expect(findings.map(({ result: each }) => each)).toEqual(['CLASH', 'CHECK', 'CHECK', 'OK']);
  for (const { words, source, skus } of findings) {
    expect(words).toMatch(/\.$/);
    expect(source).not.toBe('');
    expect(skus.length).toBeGreaterThan(0);
  }
});

describe('venting hob', () => {
  const venting = piece('Venting hob', { Width: '830 mm', 'Extraction rate': '600 m³/h' });
  const room = { length: 4000, width: 3000, height: 2500 };

  it('needs no hood, and is judged by its own extraction rate', () => {
    expect(lackingOf([oven(), venting])).toEqual(['fridge freezer', 'dishwasher']);
    expect(lackingOf([oven(), hob()])).toEqual(['hood', 'fridge freezer', 'dishwasher']);
    const strength = findingsFor([venting], { ...NOTHING_SAID, room }).find(
      ({ rule }) => rule === 'hood strength',
    );
    expect(strength).toMatchObject({ result: 'OK', skus: ['Venting hob'] });
    expect(strength?.words).toBe('This kitchen needs 300 m³ an hour; the hob moves 600.');
  });

  it('duplicates a hood that is on the list too', () => {
    expect(result('duplicates', [venting, hood({ Width: '900 mm' })])).toBe('CHECK');
    expect(result('duplicates', [hob(), hood()])).toBeUndefined();
  });
});

test('a tall housing is undecided when the housing of a built-in oven is not stated', () => {
  expect(result('tall housing', [oven(), piece('Compact oven')], { housingHeight: 1200 })).toBe('UNKNOWN');
  const countertop = piece('Combination microwave', { Installation: 'Countertop' });
  expect(result('tall housing', [oven(), countertop], { housingHeight: 1200 })).toBeUndefined();
});

it('a demand just above a circuit is rounded up, never down to what the circuit carries', () => {
  const range = piece('Electric range cooker', { 'Total power': '19.2 kW', Plug: 'Hardwired' });
  const [found] = findingsFor([range], { ...NOTHING_SAID, circuit: 32 });
  expect(found).toMatchObject({ rule: 'circuit', result: 'CLASH' });
  expect(found?.words).toBe(
    '83.5 A connected counts as 32.1 A in use: more than the 32 A circuit. Ask a registered electrician for a new circuit.',
  );
});

describe('a place of a set', () => {
  const cooker = piece('Gas cooker');
  it.each([
    ['for oven and hob is taken by a cooker', [cooker], ['cooker', 'oven', 'hob']],
    ['for a cooker is taken by an oven and a hob', [oven(), hob()], ['oven', 'hob', 'cooker']],
    ['for a cooker is not taken by an oven alone', [oven()], ['oven']],
  ])('%s', (_, pieces, places) => expect([...takenBy(pieces)].toSorted()).toEqual(places.toSorted()));

  it('is not listed as lacking when a cooker fills it', () =>
    expect(lackingOf([cooker, hood(), piece('Fridge freezer')])).toEqual(['dishwasher']));
});
