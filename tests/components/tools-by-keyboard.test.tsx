import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BasketChecks } from '@/components/basket-checks/basket-checks';
import { HomeView } from '@/components/home-facts/home-view';
import { FitterSheet } from '@/components/kitchen/fitter-sheet';
import { SetCheckOpener } from '@/components/kitchen/set-check-opener';
import { FitsFilter } from '@/components/listing/filters/fits-filter';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome, home } from '@/lib/home/client';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { pieceOf } from '@/lib/kitchen/pieces';
import { gatewayAnswer } from '../support/gateway';
import { renderWithQueries, stubApi } from '../support/query';
import { aCard, aLine } from '../support/shop';

const hob = aCard({
  id: 1,
  sku: 'HOB',
  name: 'Gas hob',
  attributes: { Type: 'Gas hob', 'Hob type': 'Gas', Width: '700 mm', Height: '50 mm' },
});
const hood = aCard({
  id: 2,
  sku: 'HOOD',
  name: 'Slim hood',
  path: '/slim-hood',
  attributes: { Type: 'Cooker hood', Width: '600 mm', Height: '300 mm' },
});
const washer = aCard({
  attributes: { Type: 'Washing machine', Width: '640 mm', Height: '850 mm', Depth: '600 mm' },
});

/** What has the focus, as it is read out. */
const focused = () => {
  const { activeElement } = document;
  const label = activeElement?.closest('label')?.textContent ?? activeElement?.textContent;
  return activeElement?.getAttribute('aria-label') || label || activeElement?.id || '';
};
/** How often a sentence stands in something that is announced when it changes. */
const announced = (text: RegExp) =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].filter(
    (region) => text.test(region.textContent ?? '') && !region.querySelector('[role="status"], [aria-live]'),
  ).length;

/** Goes on by Tab until something of that name has the focus. */
async function tabTo(user: ReturnType<typeof userEvent.setup>, name: RegExp): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await user.tab();
    if (name.test(focused())) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

const draw = (ui: ReactNode) => renderWithQueries(<main>{ui}</main>);

afterEach(() => {
  cleanup();
  home.erase();
  vi.unstubAllGlobals();
});

it('the checks of a basket are announced once, and their figures are one Tab away', async () => {
  const user = userEvent.setup();
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [600] } } });
  const line = aLine({ product: washer, name: washer.name });
  render(
    <BasketChecks lines={[line, aLine({ id: 'b', product: hob }), aLine({ id: 'c', product: hood })]} />,
  );
  expect(announced(/does not fit the space you measured/)).toBe(1);
  expect(screen.getByRole('status').textContent).toContain('Gas hob do not go together');
  await user.tab();
  expect(document.activeElement).toBe(
    screen.getByRole('link', { name: /^See the figures: Tarnside TW-914 .* does not fit/ }),
  );
});

it('the fit filter of a list is a link that says how many fit', async () => {
  const user = userEvent.setup();
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [600] } } });
  stubApi(({ url, body }) => ({
    body: url.startsWith('/api/list-count') ? { count: 23 } : gatewayAnswer(body, {}),
  }));
  draw(<FitsFilter kind="laundry" path="/washing-machines" query="" ids={[]} />);
  const link = await screen.findByRole('link', { name: 'Fits my space 23' });
  await user.tab();
  expect(document.activeElement).toBe(link);
});

it('the set check opens, takes answers and gives its verdict by keyboard alone', async () => {
  const user = userEvent.setup();
  const lines = [hob, hood].map((card) => ({ card, quantity: 1, total: 40_000, problem: null }));
  draw(<SetCheckOpener lines={lines} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const drawing = await screen.findByRole('img', { name: /^The set from the front, left to right\./ });
  expect(drawing.getAttribute('aria-label')).toContain('1: Gas hob, 700 by 50 mm');
  expect(screen.getByText('Gas hob, 700 mm wide, 50 mm high')).toBeTruthy();
  await tabTo(user, /^Drawing of the set$/);
  const gas = within(screen.getByRole('group', { name: 'Gas' }));
  gas.getByRole<HTMLInputElement>('radio', { name: 'Not sure' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(gas.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true);
  expect(announced(/2 things in this set will not go together/)).toBe(1);
  await tabTo(user, /^Find the rest$/);
});

it('the fitter’s sheet can be reached, read and printed by keyboard', async () => {
  const user = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(<FitterSheet pieces={[hob, hood].map((card) => pieceOf(card, 1))} kitchen={NOTHING_TOLD} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(print).toHaveBeenCalledOnce();
  await tabTo(user, /^Appliances and what they need$/);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((each) => within(each).queryAllByRole('rowheader')[0]?.textContent)).toEqual([
    undefined,
    'Gas hob HOB',
    'Slim hood HOOD',
  ]);
});

it('every field of My home has a label, and can be filled in by keyboard', async () => {
  const user = userEvent.setup();
  draw(<HomeView />);
  await tabTo(user, /-power$|^Electricity, pence/);
  await user.keyboard('27.5');
  await tabTo(user, /^Save these$/);
  await user.keyboard('{Enter}');
  expect(home.read().power).toBe(27.5);
  await tabTo(user, /access-door/);
  await user.keyboard('710');
  expect(home.read().route.door).toBe(710);
  await tabTo(user, /^Erase everything on this device$/);
  const unnamed = screen.getAllByRole('textbox').filter((box) => {
    const { id } = box;
    return !box.getAttribute('aria-label') && !document.querySelector(`label[for="${CSS.escape(id)}"]`);
  });
  expect(unnamed).toEqual([]);
});
