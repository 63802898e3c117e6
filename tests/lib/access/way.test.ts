import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestRoundCorner, spanOf } from '@/lib/access/clearance';
import { stopSentence } from '@/lib/access/part-words';
import { accessOf } from '@/lib/access/rules';
import type { Box, Carried, Load, RoutePart } from '@/lib/access/types';
import { accessSentences } from '@/lib/access/words';
import { tightestTurn } from '@/lib/access/way/bend';
import { axesOf, originOf } from '@/lib/access/way/held';
import { wayScene } from '@/lib/access/way/way-scene';
import type { Place } from '@/lib/catalogue/models/place';
import { runs } from '../../support/runs';
import { door, fridge as upright } from '../../support/way-in';

const fridge: Load = { ...upright, mayLie: true };

function through(part: RoutePart, load = fridge) {
  const [answer] = accessOf([part], load).parts;
  const scene = answer && wayScene(answer);
  if (!answer || !scene) throw new Error('It is not drawn');
  return { answer, ...scene, words: scene.lines.map(({ text }) => text) };
}

const side = fc.integer({ min: 300, max: 1_900 });
const box = fc.record({ width: side, depth: side, height: side });
const passages: fc.Arbitrary<RoutePart> = fc.oneof(
  fc.record({ width: side, height: side }).map(({ width, height }) => door(width, height)),
  fc.record({ a: side, b: side }).map((widths): RoutePart => ({ kind: 'corner', name: 'hall', ...widths })),
  fc.record({ width: side, headroom: side, pitch: fc.integer({ min: 20, max: 60 }) }).map(
    (flight): RoutePart => ({
      kind: 'stairs',
      name: 'stairs',
      shape: 'straight',
      flights: 1,
      steps: null,
      landing: null,
      ...flight,
    }),
  ),
  fc
    .record({ door: fc.record({ width: side, height: side }), inside: box })
    .map((lift): RoutePart => ({ kind: 'lift', name: 'lift', load: 900, ...lift })),
  fc.integer({ min: 1, max: 9 }).map((count): RoutePart => ({ kind: 'steps', name: 'doorstep', count })),
);

const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How much of the world a box takes up whose sides point so. */
const reach = (
  { width, height, depth }: Box,
  [right, up, front]: readonly Place[],
  axis: 0 | 1 | 2,
): number =>
  Math.abs((right?.[axis] ?? 0) * width) +
  Math.abs((up?.[axis] ?? 0) * height) +
  Math.abs((front?.[axis] ?? 0) * depth);

describe('the picture of an appliance on its way in', () => {
  test('shows it as large as the verdict assumes, and never mirrored', () => {
    fc.assert(
      fc.property(box, passages, fc.boolean(), (packed, part, mayLie) => {
        const { answer, stand } = through(part, { ...fridge, packed, mayLie });
        const { carried } = answer;
        const axes = axesOf(carried.held);
        const [right, up, front] = axes;
        expect(
          [dot(right, up), dot(up, front), dot(front, right)].map((each) => Math.round(each * 1e6) || 0),
        ).toEqual([0, 0, 0]);
        const cross: Place = [
          right[1] * up[2] - right[2] * up[1],
          right[2] * up[0] - right[0] * up[2],
          right[0] * up[1] - right[1] * up[0],
        ];
        expect(dot(cross, front)).toBeCloseTo(1);
        const span = spanOf(carried.box, carried.held);
        expect(reach(carried.box, axes, 0)).toBeCloseTo(span.across);
        expect(reach(carried.box, axes, 1)).toBeCloseTo(span.up);
        expect(reach(carried.box, axes, 2)).toBeCloseTo(span.along);
        expect(stand.middle[1]).toBeGreaterThanOrEqual(span.up / 2 - 1e-6);
      }),
      runs(60),
    );
  });

  test('marks it red where it does not go through a door, in agreement with the verdict', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 900 }), (width) => {
        const { answer, lines, blocks } = through(door(width), { ...fridge, mayLie: false });
        const beside = lines.filter(({ from, to, leads }) => leads && from[1] === to[1]);
        const across = spanOf(answer.carried.box, answer.carried.held).across;
        expect(beside).toHaveLength(2);
        for (const { tone, text } of beside) {
          expect(tone).toBe(answer.verdict === 'NO' ? 'warn' : 'air');
          expect(text).toBe(`${Math.abs(Math.round((width - across) / 2))} mm`);
        }
        expect(blocks.some(({ tone }) => tone === 'warn')).toBe(across > width);
      }),
      runs(60),
    );
  });

  test('shows it getting round a corner wherever the rule says so, with the clearance of the rule', () => {
    fc.assert(
      fc.property(side, side, side, side, (a, b, long, short) => {
        fc.pre(long >= short && long + 60 <= longestRoundCorner(a, b, short + 60));
        expect(tightestTurn(long, short, { a, b }).free).toBeGreaterThanOrEqual(59);
      }),
      runs(60),
    );
  });

  test('shows it packed, unpacked or without doors, as the verdict has it', () => {
    const tones = (width: number) => through(door(width)).blocks.map(({ tone }) => tone);
    expect(tones(800)).toContain('carton');
    expect(tones(760)).not.toContain('carton');
    expect(through(door(700), { ...fridge, mayLie: false }).answer.carried.as).toBe('DOORS');
  });

  test('has its origin in the middle of the carton, or at the back without doors', () => {
    const stand = {
      middle: [0, 900, 0],
      axes: axesOf({ across: 'width', up: 'height', along: 'depth', lean: 0 }),
    } as const;
    const held = { across: 'width', up: 'height', along: 'depth', lean: 0 } as const;
    const shape = { width: 910, depth: 720, height: 1780 };
    const as = (state: Carried['as'], of: Box): Carried => ({ as: state, box: of, held, at: 'opening' });
    expect(originOf(as('IN', { width: 950, depth: 762, height: 1825 }), stand, shape)).toEqual([0, 10, -360]);
    expect(originOf(as('DOORS', { width: 910, depth: 640, height: 1780 }), stand, shape)).toEqual([
      0, 10, -320,
    ]);
  });

  test('shows it in the doorway of a lift that is too narrow, and otherwise inside the lift', () => {
    const lift = (width: number): RoutePart => ({
      kind: 'lift',
      name: 'lift',
      load: 900,
      door: { width, height: 2_000 },
      inside: { width: 1_100, depth: 1_400, height: 2_200 },
    });
    expect(through(lift(900)).words).toContain('2,200 mm');
    expect(through(lift(500)).words).toEqual(expect.arrayContaining(['500 mm', '2,000 mm']));
  });

  test('does not exist for a corner that was not measured', () => {
    const [answer] = accessOf([{ kind: 'corner', name: 'hall', a: null, b: null }], fridge).parts;
    expect(answer && wayScene(answer)).toBeNull();
  });
});

test('the words beside a picture agree with those of the tool', () => {
  const load = { ...fridge, mayLie: false };
  const access = accessOf([door(640)], load);
  const [answer] = access.parts;
  if (!answer) throw new Error('There is no answer');
  expect(stopSentence(answer)).toBe(
    'Hall door, 640 mm: does not go through. It is 30 mm too wide, whichever way it is carried. We keep 15 mm free at each side for hands.',
  );
  expect(accessSentences(access, load).join(' ')).toContain(
    'It is 30 mm too wide, whichever way it is carried.',
  );
});
