import { describe, expect, test } from 'vitest';
import { loadOf } from '@/lib/access/load';
import { partsOf } from '@/lib/access/parts';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { AccessVerdict, RoutePart } from '@/lib/access/types';
import { accessSentences } from '@/lib/access/words';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes } from '@/lib/catalogue/types';

const tall = {
  Type: 'Fridge freezer',
  Width: '595 mm',
  Depth: '650 mm',
  Height: '2030 mm',
  Weight: '75 kg',
  'May tilt': '45°',
};
const american = {
  Type: 'American fridge freezer',
  Width: '913 mm',
  Depth: '650 mm',
  'Depth with door': '720 mm',
  'Depth without doors': '640 mm',
  Height: '1780 mm',
  Weight: '118 kg',
  'May tilt': '45°',
};
const lift: RoutePart = {
  kind: 'lift',
  name: 'lift',
  door: { width: 800, height: 2000 },
  inside: { width: 1100, depth: 1400, height: 2150 },
  load: 630,
};

type Row = [home: string, goods: Attributes, way: Partial<Route>, verdict: AccessVerdict, said: RegExp[]];

const HOMES: Row[] = [
  [
    'a fridge freezer of 2,030 mm through a door whose height nobody measured',
    tall,
    { door: 760 },
    'IN',
    [
      /the crew will tilt it\. It must then stand for as long as its manual says/,
      /assumed a door 1,981 mm high/,
    ],
  ],
  [
    'the same, which its maker wants upright',
    { ...tall, 'May tilt': '' },
    { door: 760 },
    'NO',
    [
      /Lowest point: the narrowest door, 760 mm wide and 1,981 mm high/,
      /69 mm too tall for the door/,
      /Choose a lower one/,
      /assumed a door 1,981 mm high/,
    ],
  ],
  [
    'the same through a door measured at 2,120 mm',
    { ...tall, 'May tilt': '' },
    { door: 760, doorHeight: 2120 },
    'IN',
    [/goes through unopened/],
  ],
  ['an American fridge through 760 mm', american, { door: 760 }, 'UNPACK', [/will unpack it outside/]],
  [
    'the same with a turn in the hall',
    american,
    { door: 760, corner: true },
    'CALL',
    [/We will ring you/, /Measure the corridor on each side of the corner/],
  ],
  [
    'an American fridge through a door of 665 mm',
    american,
    { door: 665 },
    'NO',
    [/5 mm too wide, whichever way/, /off its hinges/],
  ],
  ['a tower flat with a lift', tall, { parts: [lift] }, 'IN', [/Narrowest point: lift/]],
];

describe('getting an appliance into a British home', () => {
  test.each(HOMES)('is answered as a good crew would: %s', (_, goods, way, verdict, said) => {
    const load = loadOf(classify(goods));
    const access = accessOf(partsOf({ ...NO_ROUTE, ...way }), load);
    expect(access.verdict).toBe(verdict);
    const words = accessSentences(access, load).join(' ');
    for (const each of said) expect(words).toMatch(each);
  });
});
