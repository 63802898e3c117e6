import { expect, test } from 'vitest';
import { UNMEASURED } from '@/lib/fit/space';
import { measuredIn, measuredPick, spacePicks, withMeasured } from '@/lib/fit/space-query';
import type { Space } from '@/lib/fit/types';

test.each<[Partial<Space>, [string, string][]]>([
  [
    { widths: [620, 618], heights: [870] },
    [
      ['space-width', '..618'],
      ['space-height', '..870'],
    ],
  ],
  [{ heights: [870] }, [['space-height', '..870']]],
  [
    { widths: [null, 615], heights: [880, null, 870] },
    [
      ['space-width', '..615'],
      ['space-height', '..870'],
    ],
  ],
  [{ depth: 600 }, []],
  [{ widths: [620], left: 'open' }, [['space-width', '..620']]],
  [{ widths: [620], left: 'open', right: 'open' }, [['width', '..620']]],
  [{ heights: [1800], top: 'open' }, [['height', '..1800']]],
])('the space %j becomes list filters', (space, picks) =>
  expect(spacePicks({ ...UNMEASURED, ...space }, 'laundry')).toEqual(picks),
);

test('a space for a built-in appliance is filtered by width, height and depth', () => {
  const space = {
    ...UNMEASURED,
    widths: [566, 564],
    heights: [590],
    depth: 560,
    left: 'open',
    right: 'open',
  } as const;
  const picks = [
    ['space-width', '..564'],
    ['space-height', '..590'],
    ['space-depth', '..560'],
  ];
  expect(spacePicks(space, 'oven')).toEqual(picks);
  expect(spacePicks(space, 'hob')).toEqual(picks);
});

test.each([
  ['space-width=..620', { width: 620 }],
  ['space-height=..1850', { height: 1850 }],
  ['space-width=..620&space-height=..1800&brand=x', { width: 620, height: 1800 }],
  ['space-width=575..620', { width: 620 }],
  ['space-width=600..', {}],
  ['width=..600', {}],
  ['', {}],
])('the query %j filters by the measurements %j', (query, asked) =>
  expect(measuredIn(query)).toEqual({ width: null, height: null, depth: null, ...asked }),
);

test.each([
  ['depth', 'laundry', ['gap-depth', '600']],
  ['depth', null, ['gap-depth', '600']],
  ['depth', 'oven', ['space-depth', '..600']],
  ['width', 'laundry', ['space-width', '..600']],
] as const)('the %s of a space for %s is written to the URL as %j and read back', (side, gap, pick) => {
  expect(measuredPick(side, 600, gap)).toEqual(pick);
  expect(measuredIn(pick.join('='))).toEqual({ width: null, height: null, depth: null, [side]: 600 });
});

test('a typed size replaces its side unless it is already the smallest of several measurements', () => {
  const space = { ...UNMEASURED, widths: [620, 612], heights: [870], depth: 600 };
  const nothing = { width: null, height: null, depth: null };
  expect(withMeasured(space, nothing)).toEqual(space);
  expect(withMeasured(space, { ...nothing, width: 612 })).toEqual(space);
  expect(withMeasured(space, { width: 600, height: 850, depth: 560 })).toEqual({
    ...space,
    widths: [600],
    heights: [850],
    depth: 560,
  });
});
