import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AccessOpener } from '@/components/access/access-opener';
import { MOST_PARTS } from '@/lib/access/read-part';
import { NO_ROUTE } from '@/lib/access/route';
import type { Load } from '@/lib/access/types';
import { changeHome, home } from '@/lib/home/client';

const fridge: Load = {
  packed: { width: 950, depth: 762, height: 1825 },
  bare: { width: 910, depth: 720, height: 1780 },
  doorsOff: { width: 910, depth: 640, height: 1780 },
  weight: 112,
  mayTilt: 45,
  mayLie: false,
  cools: false,
};

const draw = () => render(<AccessOpener load={fridge} name="Norrvik NA-600" kind="fridge" glb={null} />);
const verdict = async () => (await screen.findByRole('status')).textContent;

afterEach(() => {
  cleanup();
  home.erase();
});

it('the way-in check asks for the narrowest door first, and then gives its verdict', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByRole('button', { name: 'Check my way in' }));
  const door = await screen.findByRole('textbox', { name: 'The narrowest door, clear width' });
  expect(document.activeElement).toBe(door);
  await user.type(door, '712');
  expect(await verdict()).toBe('It will fit through with its doors off.');
  screen.getByText(/The narrowest door is 712 mm wide\./);
  expect(home.read().route).toEqual({ ...NO_ROUTE, door: 712 });
});

it('the whole way in is checked part by part, in order', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 800 } });
  draw();
  expect(await verdict()).toBe('It will fit through.');
  await user.click(screen.getByText('Describe the whole way, part by part'));
  await user.click(screen.getByRole('button', { name: 'Add a door' }));
  await user.click(screen.getByRole('button', { name: 'Add stairs' }));
  expect(await verdict()).toBe('It may fit through: we need to check.');
  const way = within(screen.getByRole('list', { name: 'The way in for Norrvik NA-600' }));
  expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'door 1, 710 mmgoes through with its doors off',
    'stairs 1, 860 mmneeds a checkThe narrowest point',
  ]);
  const stairs = screen.getByRole('group', { name: 'stairs 1' });
  await user.click(within(stairs).getByRole('button', { name: 'Remove: stairs 1' }));
  expect(await verdict()).toBe('It will fit through with its doors off.');
});

it('stairs with a landing and a lift take all their measurements', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 800 } });
  draw();
  await user.click(await screen.findByText('Describe the whole way, part by part'));
  await user.click(screen.getByRole('button', { name: 'Add stairs' }));
  await user.click(screen.getByRole('radio', { name: 'Landing' }));
  const put = async (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, value);
  };
  await put('Flights', '2');
  await put('Landing, arriving', '1100');
  await put('Landing, leaving', '95 cm');
  await user.click(screen.getByRole('button', { name: 'Add a lift' }));
  await put('Door height', '2050');
  await put('Inside height', '2200');
  await put('Carries up to', '300');
  expect(home.read().route.parts).toMatchObject([
    { flights: 2, landing: { a: 1100, b: 950 } },
    { door: { height: 2050 }, inside: { height: 2200 }, load: 300 },
  ]);
  expect(await verdict()).toBe('It will not fit through.');
  screen.getByText(/With two people it is 12 kg more than the lift can carry/);
  await put('Carries up to', '12.5');
  expect(screen.getByRole('textbox', { description: 'Type a whole number from 1 to 9999.' })).toBeTruthy();
});

it('one step is no problem, and several need a check for a heavy appliance', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 800 } });
  draw();
  await user.click(await screen.findByText('Describe the whole way, part by part'));
  await user.click(screen.getByRole('button', { name: 'Add steps' }));
  expect(await verdict()).toBe('The steps are no problem.');
  const count = screen.getByRole('textbox', { name: 'How many steps and door sills' });
  await user.clear(count);
  await user.type(count, '4');
  expect(await verdict()).toBe('It may fit through: we need to check.');
  const way = within(screen.getByRole('list', { name: 'The way in for Norrvik NA-600' }));
  expect(way.getByRole('listitem').textContent).toBe('doorstep 1, 4 stepsneeds a check');
  await user.click(screen.getByRole('button', { name: 'Remove: doorstep 1' }));
  expect(document.activeElement?.textContent).toBe('Describe the whole way, part by part');
});

it('stairs are left out on the ground floor, and their number of steps is optional', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 800 } });
  draw();
  await user.click(await screen.findByText('Describe the whole way, part by part'));
  await user.click(screen.getByRole('button', { name: 'Add a door' }));
  expect(screen.queryByRole('checkbox', { name: /ground floor/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add stairs' }));
  const steps = screen.getByRole('textbox', { name: 'Steps in all' });
  await user.type(steps, '13');
  expect(home.read().route.parts.at(-1)).toMatchObject({ steps: 13 });
  await user.clear(steps);
  expect(steps.getAttribute('aria-invalid')).toBeNull();
  expect(home.read().route.parts.at(-1)).toMatchObject({ steps: null });
  expect(await verdict()).toBe('It may fit through: we need to check.');
  await user.click(screen.getByRole('checkbox', { name: /^It stays on the ground floor/ }));
  expect(await verdict()).toBe('It will fit through with its doors off.');
});

it('an old appliance that is wider than the new one is checked on the same way in', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 800 } });
  draw();
  const old = await screen.findByRole('textbox', { name: 'The old one, if it is wider than 910 mm' });
  await user.type(old, '900');
  expect(screen.queryByText(/^The old one gets/)).toBeNull();
  await user.clear(old);
  await user.type(old, '1000');
  screen.getByText(/^The old one can be taken out\. The narrowest door is 800 mm wide\./);
  expect(home.read().route.old).toEqual({ fridge: 1000 });
  await user.clear(old);
  expect(home.read().route.old).toEqual({});
});

it('no part can be added once the way in has as many as can be stored', async () => {
  const user = userEvent.setup();
  const parts = Array.from({ length: MOST_PARTS - 1 }, (_, at) => ({
    kind: 'steps' as const,
    name: `doorstep ${at + 1}`,
    count: 1,
  }));
  changeHome({ route: { ...NO_ROUTE, parts } });
  draw();
  await user.click(await screen.findByRole('button', { name: 'Add steps' }));
  expect(screen.queryByRole('button', { name: 'Add steps' })).toBeNull();
  expect(home.read().route.parts).toHaveLength(MOST_PARTS);
  expect(document.activeElement?.textContent).toBe('Describe the whole way, part by part');
});

it.each(['wide', '0', '99999', '-3'])(
  'no verdict is shown while the width of the door is %s',
  async (text) => {
    const user = userEvent.setup();
    changeHome({ route: { ...NO_ROUTE, door: 800 } });
    draw();
    expect(await verdict()).toBe('It will fit through.');
    const door = screen.getByRole('textbox', { name: 'The narrowest door, clear width' });
    await user.clear(door);
    await user.type(door, text);
    expect(await verdict()).toBe('The answer will appear once we can read every field.');
    expect(screen.queryByText(/^Narrowest point/)).toBeNull();
    await user.clear(door);
    await user.type(door, '712');
    expect(await verdict()).toBe('It will fit through with its doors off.');
  },
);

it('no verdict is shown while a required measurement of a part is missing', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 800 } });
  draw();
  await user.click(await screen.findByText('Describe the whole way, part by part'));
  await user.click(screen.getByRole('button', { name: 'Add a door' }));
  expect(await verdict()).toBe('It will fit through with its doors off.');
  const part = within(screen.getByRole('group', { name: 'door 1' }));
  await user.clear(part.getByRole('textbox', { name: 'Clear width' }));
  expect(await verdict()).toBe('The answer will appear once we can read every field.');
  await user.click(part.getByRole('button', { name: 'Remove: door 1' }));
  expect(await verdict()).toBe('It will fit through.');
});

it('“Erase the way in” deletes the stored way and clears the field', async () => {
  const user = userEvent.setup();
  changeHome({ route: { ...NO_ROUTE, door: 712, corner: true } });
  draw();
  await user.click(await screen.findByRole('button', { name: 'Erase the way in' }));
  expect(home.read().route).toEqual(NO_ROUTE);
  const door = screen.getByRole<HTMLInputElement>('textbox', { name: 'The narrowest door, clear width' });
  expect(door.value).toBe('');
});
