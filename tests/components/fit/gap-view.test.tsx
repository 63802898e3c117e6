import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { GapView } from '@/components/fit/gap-view';
import { NO_ROUTE } from '@/lib/access/route';
import type { Load } from '@/lib/access/types';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome, home } from '@/lib/home/client';
import { washer } from '../../support/washer';

const load: Load = {
  packed: { width: 640, depth: 630, height: 890 },
  bare: { width: 598, depth: 590, height: 845 },
  doorsOff: null,
  weight: 70,
  mayTilt: 0,
  mayLie: false,
  cools: false,
};
const space = { ...UNMEASURED, widths: [640] };

const draw = (carried: Load | null) =>
  render(
    <GapView
      glb="/model.glb"
      name="Tarnside TW-914"
      space={space}
      facts={washer}
      fit={fitOf(space, washer)}
      load={carried}
    />,
  );

afterEach(() => {
  cleanup();
  home.erase();
});

it('the view switches from the gap to the stored way in, each with its own verdict', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 600 } });
  draw(load);
  screen.getByText(/^Goes in/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Look at' }), 'the narrowest door, 600 mm');
  screen.getByText(
    'The narrowest door, 600 mm: does not go through. It is 20 mm too wide, whichever way it is carried. We keep 15 mm free at each side for hands.',
  );
});

it.each([
  ['no way in is stored', load, NO_ROUTE],
  ['it comes by parcel', null, { ...NO_ROUTE, door: 600 }],
])('the view shows the gap alone where %s', (_, carried, route) => {
  changeHome({ route });
  draw(carried);
  expect(screen.queryByRole('combobox')).toBeNull();
});
