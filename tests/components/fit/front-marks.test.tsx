import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FrontMarks } from '@/components/fit/front-marks';
import type { HingeSide } from '@/lib/fit/types';

afterEach(cleanup);

const marksOf = (doors: number | null, hinge: HingeSide): string => {
  const { container } = render(
    <svg>
      <FrontMarks kind="fridge" doors={doors} hinge={hinge} x={0} y={0} width={600} height={1800} />
    </svg>,
  );
  return container.querySelector('path')?.getAttribute('d') ?? '';
};

it.each<[what: string, doors: number | null, hinge: HingeSide, across: number[], handlesAt: number[]]>([
  ['one door on the right', 1, 'right', [], [45]],
  ['one door on the left', 1, 'left', [], [555]],
  ['a freezer below the fridge', 2, 'right', [1080], [45, 45]],
  ['two doors beside each other', 2, 'both', [], [270, 330]],
  ['two doors above a drawer', 3, 'both', [1080], [270, 330]],
  ['two doors above two more', 4, 'both', [1080], [270, 330, 270, 330]],
  ['the lid of a chest', 1, 'none', [216], []],
  ['doors that the maker does not count', null, 'none', [1080], []],
])('the front shows %s', (_, doors, hinge, across, handlesAt) => {
  const marks = marksOf(doors, hinge);
  const horizontals = [...marks.matchAll(/M0 ([\d.]+)h600/g)].map(([, y]) => Number(y));
  const handles = [...marks.matchAll(/M(\d+) [\d.]+V/g)].map(([, x]) => Number(x));
  expect(horizontals).toEqual(across);
  expect(handles).toEqual(handlesAt);
});
