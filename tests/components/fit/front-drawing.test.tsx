import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FitFigures } from '@/components/fit/fit-figures';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { washer } from '../../support/washer';

afterEach(cleanup);

test.each([
  [640, 'goes in'],
  [560, 'does not go in'],
])('the drawing of a space %s mm wide says that the product %s', (width, words) => {
  const space = { ...UNMEASURED, widths: [width] };
  render(
    <FitFigures
      kind="laundry"
      space={space}
      facts={washer}
      fit={fitOf(space, washer)}
      name="Tarnside TW-914"
      promise=""
      glb={null}
      load={null}
    />,
  );
  const drawing = screen.getByRole('img', { name: /^Front view/ });
  expect(drawing.getAttribute('aria-label')).toMatch(new RegExp(`, ${words}\\.$`));
});
