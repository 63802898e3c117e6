import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNMEASURED } from '@/lib/fit/space';
import type * as HomeClient from '@/lib/home/client';

const NOTHING = { width: null, height: null, depth: null };
/** Whether a document was landed on is remembered by the module: each test has a document of its own. */
let home: (typeof HomeClient)['home'];

beforeEach(async () => {
  vi.resetModules();
  ({ home } = await import('@/lib/home/client'));
});
afterEach(() => {
  cleanup();
  home.erase();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

async function draw(measured = NOTHING) {
  const { GapForm } = await import('@/components/listing/filters/gap-form');
  render(
    <GapForm id="gap" kind="laundry" list="washing-machines" others="colour=white" measured={measured} />,
  );
  const form = screen.getByRole('button', { name: 'Show what fits' }).closest('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('the form stores the gap for every tool, and is sent with the list’s other filters', async () => {
  const user = userEvent.setup();
  await draw();
  await user.type(field('Width'), '23 5/8"');
  await user.type(field('Depth'), '60 cm{Enter}');
  expect(home.read().spaces.laundry).toEqual({ ...UNMEASURED, widths: [600], depth: 600 });
  const form = field('Width').form;
  expect(form?.getAttribute('action')).toBe('/fits');
  expect(form && new FormData(form).get('rest')).toBe('colour=white');
});

it('a measurement that cannot be read has an error, and nothing is stored', async () => {
  const user = userEvent.setup();
  await draw();
  await user.type(field('Width'), '600');
  await user.type(field('Height'), 'tall{Enter}');
  expect(field('Height').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Height'));
  expect(home.read().spaces).toEqual({});
});

it('the fields show what was measured before, the smallest of several', async () => {
  home.change((said) => ({
    ...said,
    spaces: { laundry: { ...UNMEASURED, widths: [620, 612], depth: 600 } },
  }));
  await draw();
  expect([field('Width').value, field('Height').value, field('Depth').value]).toEqual(['612', '', '600']);
});

it('a gap in the first URL of a visit is stored where none was measured', async () => {
  history.replaceState(null, '', '/washing-machines?space-width=..600&gap-depth=560');
  await draw({ ...NOTHING, width: 600 } as never);
  expect(home.read().spaces.laundry).toMatchObject({ widths: [600], depth: 560 });
  expect(field('Depth').value).toBe('560');
});

it.each([
  ['of somebody else', '', 620],
  ['of our own form', `${location.origin}/`, 600],
])('a gap in the URL, %s, from %j: %i is stored', async (_, referrer, width) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', '/washing-machines?space-width=..600');
  home.change((said) => ({ ...said, spaces: { laundry: { ...UNMEASURED, widths: [620] } } }));
  await draw();
  expect(home.read().spaces.laundry?.widths).toEqual([width]);
});
