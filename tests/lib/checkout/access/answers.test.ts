import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partWords } from '@/lib/access/part-words';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import type { RoutePart } from '@/lib/access/types';
import {
  FLOORS,
  LIFTS,
  LONGEST_ANSWER,
  LONGEST_ACCESS_LINE,
  readAccessMessage,
  type AccessAnswers,
  accessMessage,
  BEGIN,
} from '@/lib/checkout/access/answers';
import { type HeavyGood, heavyGoodsOf, replacedBy } from '@/lib/checkout/access/heavy-goods';
import { accessPrefill } from '@/lib/checkout/access/prefill';
import { type TypedAccess, accessLine } from '@/lib/checkout/access/verdict';
import { deliveryRequest } from '@/lib/checkout/requests';
import { LONGEST_FIT_LINE } from '@/lib/fit/at-home';
import { aCard, aLine } from '../../../support/shop';

const box = (width: number) => ({ width, depth: 600, height: 850 });
const good = (name: string, width: number, over: Partial<HeavyGood> = {}): HeavyGood => ({
  name,
  load: {
    packed: box(width + 60),
    bare: box(width),
    doorsOff: null,
    weight: 68,
    mayTilt: 45,
    mayLie: false,
    cools: false,
  },
  kind: 'laundry',
  removes: false,
  ...over,
});
const [slim, wide] = [good('Slim', 450), good('Wide', 598)];
const heavy = good('Heavy', 598, { load: { ...wide.load, weight: 95 } });

const NOTHING: TypedAccess = { floor: '', door: '', steps: '', old: '' };
const typed = (over: Partial<TypedAccess>): TypedAccess => ({ ...NOTHING, ...over });

const steps = (count: number): RoutePart => ({ kind: 'steps', name: 'doorstep 1', count });
const door = (width: number): RoutePart => ({ kind: 'doorway', name: 'door 1', width, height: 1981 });
const stairs: RoutePart = {
  kind: 'stairs',
  name: 'stairs 1',
  shape: 'landing',
  width: 860,
  headroom: 2100,
  flights: 2,
  steps: 26,
  pitch: 42,
  landing: { a: 1000, b: 1000 },
};
const lift = (load: number): RoutePart => ({
  kind: 'lift',
  name: 'lift 1',
  door: { width: 800, height: 2000 },
  inside: { width: 1100, depth: 1400, height: 2100 },
  load,
});
const told = (parts: RoutePart[], over: Partial<Route> = {}): Route => ({ ...NO_ROUTE, parts, ...over });

describe('access answers for the crew', () => {
  test('are read back as they were given', () => {
    const line = fc.string({ maxLength: 60 }).map((text) => text.replace(/\s+/g, ' ').trim());
    const among = (choices: readonly { value: string }[]) =>
      fc.constantFrom('', ...choices.map(({ value }) => value));
    const answers = fc.record<AccessAnswers>({
      floor: among(FLOORS),
      lift: among(LIFTS),
      stairs: line,
      steps: fc.constantFrom('', '1', '12'),
      door: fc.constantFrom('', '712', '1050'),
      old: fc.constantFrom('', '910'),
      parking: line,
      way: line,
      fit: line,
      begin: among(BEGIN),
    });
    fc.assert(
      fc.property(answers, (given) => {
        expect(readAccessMessage(accessMessage(given))).toEqual(given);
      }),
    );
  });

  test('fit into the platform’s length limit, however long they are', () => {
    const longest = (choices: readonly { value: string; words: string }[]) =>
      choices.toSorted((a, b) => b.words.length - a.words.length)[0]?.value ?? '';
    const message = accessMessage({
      floor: longest(FLOORS),
      lift: longest(LIFTS),
      stairs: 'x'.repeat(LONGEST_ANSWER),
      steps: '99',
      door: '9999',
      old: '9999',
      parking: 'x'.repeat(LONGEST_ANSWER),
      way: 'x'.repeat(LONGEST_ACCESS_LINE),
      fit: 'x'.repeat(LONGEST_FIT_LINE),
      begin: longest(BEGIN),
    });
    expect(message.length).toBeLessThanOrEqual(2000);
  });

  test.each<[string, Record<string, string>, string]>([
    ['words for a number', { steps: 'two' }, 'steps'],
    ['more steps than there are', { steps: '100' }, 'steps'],
    ['a width in words', { old: 'wide' }, 'old'],
    ['a width of metres', { old: '12345' }, 'old'],
    ['a negative door', { door: '-712' }, 'door'],
    ['an answer that is too long', { way: 'x'.repeat(LONGEST_ACCESS_LINE + 1) }, 'way'],
    ['an answer of several lines', { way: 'It will fit through.\nFloor: Basement' }, 'way'],
  ])('are refused if there is %s', (_, given, name) => {
    const asked = { fullName: 'Hana', postalCode: 'LS6 3BN', address1: '12 Hessle Mount', city: 'Leeds' };
    const whole = { ...asked, option: 'a', floor: 'ground' };
    expect(deliveryRequest.safeParse(whole).success).toBe(true);
    const read = deliveryRequest.safeParse({ ...whole, ...given });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([name]);
  });
});

describe('the access line of an order', () => {
  test('is about the product that is hardest to get in', () => {
    const goods = [slim, wide];
    expect(accessLine(typed({ door: '712' }), goods, NO_ROUTE)).toMatch(/^Wide: It will fit through/);
    expect(accessLine(typed({ door: '500' }), goods, NO_ROUTE)).toMatch(/^Wide: It will not fit through/);
    expect(accessLine(typed({ steps: '4' }), [slim, heavy], NO_ROUTE)).toMatch(/^Heavy: It may fit through:/);
  });

  test.each<[string, TypedAccess, HeavyGood[]]>([
    ['nothing is said', NOTHING, [wide]],
    ['a width is half typed', typed({ door: '71' }), [wide]],
    ['nothing heavy is bought', typed({ door: '712' }), []],
  ])('is empty where %s', (_, said, goods) => expect(accessLine(said, goods, NO_ROUTE)).toBe(''));

  test('uses the way in stored for the home, and lists its parts', () => {
    expect(accessLine(NOTHING, [wide], told([steps(2), door(700)]))).toBe(
      'Wide: It will fit through. Narrowest point: door 1, 700 mm. In its box it is 600 mm across its narrower side, so it goes through unopened. The way: doorstep 1, 2 steps; door 1, 700 mm.',
    );
    expect(accessLine(NOTHING, [wide], { ...NO_ROUTE, corner: true })).toMatch(
      /the sharp corner, not measured/,
    );
  });

  test('prefers what is typed for this order to what is stored for the home', () => {
    const home = told([steps(2), door(700)]);
    expect(accessLine(typed({ door: '500' }), [wide], home)).toMatch(/The narrowest door is 500 mm wide/);
    expect(accessLine(typed({ door: '900' }), [wide], home)).toMatch(/Narrowest point: door 1, 900 mm/);
    expect(accessLine(typed({ steps: '5' }), [heavy], home)).toMatch(/The way: the steps, 5 steps; door 1/);
    expect(accessLine(typed({ steps: '2' }), [heavy], home)).toMatch(/The way: doorstep 1, 2 steps; door 1/);
  });

  test('leaves out stairs and lifts for the ground floor', () => {
    const home = told([door(700), stairs], { ground: true });
    expect(accessLine(NOTHING, [wide], home)).not.toMatch(/stairs/);
    expect(accessLine(typed({ floor: 'first' }), [wide], home)).toMatch(/stairs/);
    expect(accessLine(typed({ floor: 'ground' }), [wide], told([door(700), stairs]))).not.toMatch(/stairs/);
  });

  test('says whether a wider old appliance can be taken out, where it is taken away', () => {
    const corner: RoutePart = { kind: 'corner', name: 'hall', a: 780, b: 780 };
    const replaced = { ...wide, removes: true };
    const line = (old: string, good: HeavyGood) => accessLine(typed({ old }), [good], told([corner]));
    expect(line('1100', replaced)).toMatch(/The old one cannot be taken out\. Narrowest point: hall/);
    expect(line('598', replaced)).not.toMatch(/old one/);
    expect(line('1100', wide)).not.toMatch(/old one/);
  });

  test('is shortened to its maximum length', () => {
    const parts = Array.from({ length: 12 }, (_, at) => ({
      ...stairs,
      name: `stairs ${at}`.padEnd(40, '.'),
    }));
    const line = accessLine(NOTHING, [wide], told(parts));
    expect(line.length).toBeLessThanOrEqual(LONGEST_ACCESS_LINE);
    expect(line).toMatch(/; and \d+ more\.$/);
    expect(line).toContain(partWords(stairs).slice('stairs 1'.length));
    expect(accessLine(NOTHING, [{ ...wide, name: 'x'.repeat(700) }], told(parts))).toHaveLength(
      LONGEST_ACCESS_LINE,
    );
  });
});

describe('access answers filled in from the stored home', () => {
  const answers = { floor: '', lift: '', stairs: '', steps: '', door: '', old: '' };

  test.each<[string, Route, string, Partial<typeof answers>]>([
    ['nothing', NO_ROUTE, '', {}],
    ['a door', { ...NO_ROUTE, door: 712 }, '', { door: '712' }],
    ['the narrowest of the doors', told([door(800), door(690)]), '', { door: '690' }],
    ['all steps', told([steps(2), steps(1)]), '', { steps: '3' }],
    ['stairs', told([stairs]), '', { stairs: '860 mm, 2 flights, 26 steps, with a landing' }],
    ['a lift that takes the goods', told([lift(630)]), '', { lift: 'yes' }],
    ['a lift that does not', told([lift(250)]), '', {}],
    ['the ground floor', told([stairs, door(700)], { ground: true }), '', { floor: 'ground', door: '700' }],
    ['the floor that is chosen', told([stairs, lift(630)]), 'ground', {}],
    ['no old one that stays', { ...NO_ROUTE, old: { laundry: 700 } }, '', {}],
  ])('are right for %s', (_, route, floor, expected) =>
    expect(accessPrefill(route, [wide], floor)).toEqual({ ...answers, ...expected }),
  );

  test('include the width of an old appliance that is taken away', () => {
    const route = { ...NO_ROUTE, old: { laundry: 700, fridge: 910 } };
    expect(accessPrefill(route, [{ ...wide, removes: true }], '')).toEqual({ ...answers, old: '700' });
  });
});

describe('heavy goods', () => {
  const product = (weight: number, width = 598) =>
    aCard({
      attributes: {
        Type: 'Washing machine',
        Width: `${width} mm`,
        Depth: '600 mm',
        Height: '850 mm',
        Weight: `${weight} kg`,
      },
    });
  const collection = aLine({
    id: 'collection',
    name: 'Take your old appliance away',
    product: aCard({ attributes: { Type: 'Collection service' } }),
  });

  test('are what two people carry, each with the removal that goes with it', () => {
    const lines = [
      aLine({ id: 'a', product: product(68), extras: [collection] }),
      aLine({ id: 'b', product: product(25, 450) }),
      aLine({ id: 'c', product: product(24) }),
      aLine({ id: 'd', product: null }),
    ];
    expect(heavyGoodsOf(lines)).toMatchObject([
      { kind: 'laundry', removes: true },
      { kind: 'laundry', removes: false },
    ]);
    expect(replacedBy(heavyGoodsOf(lines))).toMatchObject({ width: 598 });
    expect(replacedBy(heavyGoodsOf(lines.slice(1)))).toBeNull();
    expect(replacedBy(heavyGoodsOf([...lines.slice(1), collection]))).toMatchObject({ width: 450 });
  });
});
