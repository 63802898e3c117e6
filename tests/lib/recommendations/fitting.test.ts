import { expect, it } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { fitsOneOf } from '@/lib/recommendations/fitting';
import { aCard } from '../../support/shop';

const TARNSIDE = { id: 1, name: 'Tarnside', path: '/brands/tarnside' };
const SEORIN = { id: 2, name: 'Seorin', path: '/brands/seorin' };
const of = (attributes: Attributes, brand = TARNSIDE) => aCard({ attributes, brand });

const WASHER = { Type: 'Washing machine', Installation: 'Freestanding', Width: '598 mm', Depth: '535 mm' };
const INTEGRATED = { ...WASHER, Type: 'Integrated washing machine', Installation: 'Integrated' };
const HEAT_PUMP = { ...WASHER, Type: 'Tumble dryer', 'Dryer type': 'Heat pump' };
const VENTED = { ...HEAT_PUMP, 'Dryer type': 'Vented' };
const FRIDGE = { Type: 'American fridge freezer' };
const HOSE = { Type: 'Hose', 'Fits type': 'Washing machine, Washer dryer, Dishwasher', Bore: '10 mm' };
const VENT = { Type: 'Hose', 'Fits type': 'Tumble dryer', Bore: '102 mm' };
const TRAY = { Type: 'Drip tray', 'Fits type': 'Washing machine, Washer dryer, Dishwasher', Width: '600 mm' };
const KIT = { Type: 'Stacking kit', 'Fits depth': '450–560 mm', 'Fits brands': 'Own brand only' };
const CARTRIDGE = { Type: 'Water filter', 'Used on': 'American fridge freezer' };

it.each<[string, Attributes, Attributes, boolean]>([
  ['a hose, a machine of its types', HOSE, INTEGRATED, true],
  ['a hose, a fridge', HOSE, FRIDGE, false],
  ['a vent hose, a vented dryer', VENT, VENTED, true],
  ['a vent hose, a dryer without a vent', VENT, HEAT_PUMP, false],
  ['a tray, a machine as wide', TRAY, WASHER, true],
  ['a tray, a machine behind a door', TRAY, INTEGRATED, false],
  ['a tray, a machine that is wider', TRAY, { ...WASHER, Width: '680 mm' }, false],
  ['a tray, a much narrower machine', TRAY, { ...WASHER, Width: '450 mm' }, false],
  ['a kit, a machine as deep', KIT, WASHER, true],
  ['a kit, a deeper machine', KIT, { ...WASHER, Depth: '640 mm' }, false],
  ['a kit, a dishwasher as deep', KIT, { ...WASHER, Type: 'Dishwasher' }, false],
  ['an oven cleaner, a cooker', { 'Used on': 'Oven' }, { Type: 'Gas cooker' }, true],
  [
    'an oven cleaner, an oven that burns itself clean',
    { 'Used on': 'Oven' },
    { Type: 'Single oven', Cleaning: 'Pyrolytic' },
    false,
  ],
  ['a descaler of steam ovens, an oven', { 'Used on': 'Steam oven' }, { Type: 'Single oven' }, false],
  [
    'a cleaner of glass, a gas hob',
    { 'Used on': 'Ceramic and induction hob' },
    { Type: 'Gas hob', 'Hob type': 'Gas' },
    false,
  ],
  ['a kettle, which is made for nothing else', { Type: 'Kettle' }, FRIDGE, true],
])('an accessory fits or not: %s', (_, part, goods, expected) => {
  expect(fitsOneOf(of(part), [of(goods)])).toBe(expected);
});

it('a cartridge and a stacking kit fit their own maker only, unless stated otherwise', () => {
  expect(fitsOneOf(of(CARTRIDGE), [of(FRIDGE)])).toBe(true);
  expect(fitsOneOf(of(CARTRIDGE), [of(FRIDGE, SEORIN)])).toBe(false);
  expect(fitsOneOf(of(KIT), [of(WASHER, SEORIN)])).toBe(false);
  expect(fitsOneOf(of({ ...KIT, 'Fits brands': 'Most makers' }), [of(WASHER, SEORIN)])).toBe(true);
});

it('an accessory that fits one of several goods is enough', () => {
  expect(fitsOneOf(of(HOSE), [of(FRIDGE), of(WASHER)])).toBe(true);
  expect(fitsOneOf(of(HOSE), [])).toBe(false);
});
