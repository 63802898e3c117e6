import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import type { Shape } from '@/lib/catalogue/models/place';
import { cutOutRoom } from '@/lib/fit/cut-out-room';
import { fitFacts } from '@/lib/fit/facts';
import { housingRoom } from '@/lib/fit/housing-room';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';

const oven = fitFacts(
  classify({
    Type: 'Single oven',
    Width: '594 mm',
    Height: '595 mm',
    Depth: '560 mm',
    'Depth door open': '1025 mm',
    'Niche width': '560–568 mm',
    'Niche height': '585–600 mm',
    'Niche depth': '550–580 mm',
    Installation: 'Built-in',
  }),
);
/** Its front, 70 mm thick, is wider than any housing. */
const ovenShape: Shape = {
  width: 594,
  height: 595,
  depth: 560,
  wider: (hole) => (hole < 594 ? { back: 490, foot: 0 } : null),
};

const hob = fitFacts(
  classify({
    Type: 'Induction hob',
    Width: '590 mm',
    Height: '50 mm',
    Depth: '510 mm',
    'Cut-out width': '560 mm',
    'Cut-out depth': '490 mm',
    'Below worktop': '60 mm',
    Installation: 'Built-in',
  }),
);
/** Its glass lies 44 mm above its foot. */
const hobShape: Shape = {
  width: 590,
  height: 50,
  depth: 510,
  wider: (hole) => (hole < 590 ? { back: 0, foot: 44 } : null),
};

function housed(space: Partial<Space>) {
  const whole = { ...UNMEASURED, ...space };
  const fit = fitOf(whole, oven);
  if (!oven.niche) throw new Error('There is no housing');
  return { fit, ...housingRoom(whole, oven.niche, ovenShape, fit) };
}

function sunk(space: Partial<Space>) {
  const fit = fitOf({ ...UNMEASURED, ...space }, hob);
  const { below, cutOut } = hob;
  if (!cutOut) throw new Error('There is no cut-out');
  return { fit, ...cutOutRoom({ below, cutOut }, hobShape, fit) };
}

type Drawn = Pick<ReturnType<typeof housed>, 'blocks' | 'lines'>;

const warned = ({ blocks }: Drawn) => blocks.filter(({ tone }) => tone === 'warn');
const told = ({ lines }: Drawn) => lines.map(({ text, tone }) => [text, tone]);

describe('drawing of a housing', () => {
  test('shows its measurements and no obstruction when the oven fits', () => {
    const drawn = housed({ widths: [562, 564], heights: [592], depth: 560 });
    expect(drawn.fit.verdict).toBe('FITS');
    expect(warned(drawn)).toEqual([]);
    expect(told(drawn)).toEqual([
      ['562 mm', 'space'],
      ['592 mm', 'space'],
    ]);
  });

  test.each([
    ['too narrow', { widths: [545] }, 2, ['takes 560–568 mm', 'warn']],
    ['too wide', { widths: [580] }, 2, ['takes 560–568 mm', 'warn']],
    ['too low', { heights: [560] }, 1, ['takes 585–600 mm', 'warn']],
    ['too high', { heights: [620] }, 1, ['takes 585–600 mm', 'warn']],
    ['too shallow', { depth: 500 }, 0, ['stands out 50 mm', 'warn']],
  ])(
    'marks what is in the way and shows the figure that is wrong when it is %s',
    (_, space, slabs, words) => {
      const drawn = housed(space);
      expect(drawn.fit.verdict).toBe('NO');
      expect(warned(drawn)).toHaveLength(slabs);
      expect(told(drawn)).toContainEqual(words);
    },
  );

  test('ends behind the front of the appliance, further back by any depth that is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 700 }), (depth) => {
        const front = Math.max(
          ...housed({ depth })
            .blocks.filter(({ tone }) => tone === 'unit')
            .map(({ to }) => to[2]),
        );
        expect(front).toBe(490 - Math.max(0, 550 - depth));
      }),
    );
  });

  test('shows the open door with the figures of the fit result', () => {
    const drawn = housed({ depth: 560, freeFloor: 1_000 });
    expect(told(drawn)).toEqual([
      [`door ${drawn.fit.front?.use} mm`, 'air'],
      [`${drawn.fit.front?.walkway} mm to walk past`, 'warn'],
    ]);
  });
});

describe('drawing of a cut-out', () => {
  test('has a hole of the measured size in the worktop that carries the glass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 700 }), fc.integer({ min: 400, max: 600 }), (width, depth) => {
        const slabs = sunk({ widths: [width], depth }).blocks.filter(({ tone }) => tone === 'worktop');
        const [left, right, behind, before] = slabs;
        expect(slabs.map(({ to }) => to[1])).toEqual([44, 44, 44, 44]);
        expect((right?.from[0] ?? 0) - (left?.to[0] ?? 0)).toBe(width);
        expect((before?.from[2] ?? 0) - (behind?.to[2] ?? 0)).toBe(depth);
      }),
    );
  });

  test.each([
    ['that is right', { widths: [560], heights: [80], depth: 490 }, 'FITS', 0],
    ['that is too narrow', { widths: [530] }, 'NO', 2],
    ['that is too deep', { depth: 505 }, 'NO', 2],
    ['with too little below', { heights: [40] }, 'NO', 1],
    ['that nobody measured', {}, 'UNKNOWN', 0],
  ])('%s marks the obstructions of its verdict', (_, space, verdict, slabs) => {
    const drawn = sunk(space);
    expect(drawn.fit.verdict).toBe(verdict);
    expect(warned(drawn)).toHaveLength(slabs);
  });
});
