import { expect, it } from 'vitest';
import { energyIndices } from '../../../../sandbox/demo/makers/energy-index.ts';
import { WARNINGS } from '../../../../sandbox/demo/makers/data/warnings.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { BRANDS } from '../../../../sandbox/demo/seed/data/brands.ts';
import { makerContact } from '../../../../sandbox/demo/seed/data/maker-contacts.ts';
import {
  COLD,
  DISHWASHER,
  DRYER,
  HOOD,
  OLD_DRYER,
  OVEN,
  type Scale,
  WASH_AND_DRY,
  WASHER,
} from '../../../../sandbox/demo/seed/energy.ts';
import { KINDS } from '../../../../sandbox/demo/seed/kinds/registry.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import { MIDNIGHT } from './seeded.ts';

const catalogue = draftCatalogue(2000, DEMO_SEED, MIDNIGHT);
const withFact = (name: string, value: string) => catalogue.filter(({ facts }) => facts[name] === value);

it('every smart product, and no other, states until which day it gets security updates', () => {
  const smart = withFact('Smart', 'Yes');
  expect(smart.length).toBeGreaterThan(300);
  const days = smart.map(({ facts }) => facts['Security updates until'] ?? 'not stated');
  expect(days.filter((day) => !/^20\d\d-12-31$/.test(day) || day < '2029')).toEqual([]);
  expect(catalogue.filter(({ facts }) => facts['Security updates until']).length).toBe(smart.length);
});

it('better makers provide security updates for longer', () => {
  const until = (level: number) =>
    withFact('Smart', 'Yes').find(({ brand }) => brand?.level === level)?.facts['Security updates until'] ??
    '';
  expect([1, 2, 3, 4].map(until)).toEqual([1, 2, 3, 4].map(until).toSorted());
  expect(new Set([1, 2, 3, 4].map(until)).size).toBe(4);
});

it('every cleaner and descaler states its hazards, or that it is not classified', () => {
  const chemicals = ['Cleaner', 'Descaler'].flatMap((type) => withFact('Type', type));
  expect(chemicals.length).toBeGreaterThan(10);
  const wrong = chemicals.filter(({ facts }) => {
    const hazards = facts['Hazard statements'];
    const signal = facts['Signal word'];
    if (hazards === 'None') return signal !== undefined;
    const isDanger = /H314|H318/.test(hazards ?? '');
    return !hazards || signal !== (isDanger ? 'Danger' : 'Warning') || !facts['Precautionary statements'];
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

it('legal facts keep to the platform’s fifty fields of 250 characters', () => {
  expect(catalogue.filter(({ facts }) => Object.keys(facts).length > 50).map(({ sku }) => sku)).toEqual([]);
  const labels = catalogue.flatMap(({ facts }) => facts['Precautionary statements'] ?? []);
  expect(labels.filter((words) => words.length > 250)).toEqual([]);
});

/** Northern Ireland, and the countries of the European Union in which makers are. */
const WITHIN = /, (Northern Ireland|Belgium|Denmark|France|Germany|Italy|Poland|Slovenia|Spain|Sweden)$/;

it('every maker has an address, and a responsible person within Northern Ireland or the EU', () => {
  for (const { key } of BRANDS) {
    const { name, address, electronic, responsible } = makerContact(key);
    expect([name, address, electronic].every(Boolean)).toBe(true);
    expect(responsible?.address ?? address, key).toMatch(WITHIN);
  }
});

it('every warning belongs to a kind that is sold', () => {
  expect(Object.keys(WARNINGS).filter((kind) => !Object.hasOwn(KINDS, kind))).toEqual([]);
});

const SCALES: Readonly<Record<string, Scale>> = {
  'washing-machine': WASHER,
  'washer-dryer': WASH_AND_DRY,
  dishwasher: DISHWASHER,
  hood: HOOD,
};
const scaleOf = (kind: string, stated: string): Scale => {
  if (kind === 'tumble-dryer') return stated.endsWith('of A–G') ? DRYER : OLD_DRYER;
  return SCALES[kind] ?? (stated.endsWith('of A–G') ? COLD : OVEN);
};

it('every labelled product has an efficiency index within its class', () => {
  // An air conditioner is classed by its ratio, not by an index.
  const labelled = catalogue.filter(({ facts, kind }) => facts['Energy class'] && kind !== 'cooling');
  expect(labelled.length).toBeGreaterThan(1000);
  const wrong = labelled.flatMap(({ sku, kind, facts }) => {
    const stated = facts['Energy class'] ?? '';
    const index = Number(energyIndices(kind, new Map(Object.entries(facts)))['Energy efficiency index']);
    const { letters, bounds } = scaleOf(kind, stated);
    const at = letters.indexOf(stated.split(' ')[0] ?? '');
    const low = (bounds[at - 1] ?? 0) - 0.06;
    const high = (bounds[at] ?? Number.POSITIVE_INFINITY) + 0.06;
    return index > low && index <= high ? [] : [`${sku}: ${stated} at ${index}`];
  });
  expect(wrong).toEqual([]);
});
