import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedMultibuy } from '@/components/lists/multibuy/shared-multibuy';
import { toast } from '@/components/ui/feedback/toast-store';
import { Toaster } from '@/components/ui/feedback/toaster';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome } from '@/lib/home/client';
import { multibuy } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { documentIn, gatewayAnswer } from '../../../support/gateway';
import { stubNearness } from '../../../support/near-screen';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aCard } from '../../../support/shop';

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => undefined }) }));

beforeEach(() => {
  localStorage.clear();
  stubNearness(false);
  const cards = [aCard({ id: 1, sku: 'A' }), aCard({ id: 2, sku: 'B' })];
  stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards }) }));
});
afterEach(() => {
  cleanup();
  toast.set(null);
  vi.unstubAllGlobals();
});

it('a shared kitchen set is added to what is there, and Undo removes only that', async () => {
  multibuy.change(() => [{ entityId: 2, quantity: 1 }]);
  renderWithQueries(
    <SharedMultibuy
      shared={[
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 3 },
      ]}
    />,
  );
  render(<Toaster />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy to my kitchen set' }));
  expect(multibuy.read()).toEqual([
    { entityId: 2, quantity: 3 },
    { entityId: 1, quantity: 1 },
  ]);
  multibuy.change((list) => withItem(list, 9, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(multibuy.read()).toEqual([
    { entityId: 2, quantity: 1 },
    { entityId: 9, quantity: 2 },
  ]);
});

it('the quantities of two variants of one product are added up', async () => {
  stubApi(({ body }) => {
    const { name, variables } = documentIn(body);
    if (name !== 'IdsBySkus') return { body: gatewayAnswer(body, { cards: [aCard({ id: 1, sku: 'A' })] }) };
    const idOf = (sku: unknown) => (String(sku).startsWith('A-') ? { entityId: 1 } : null);
    const site = Object.entries(variables).map(([as, sku]) => [as, idOf(sku)]);
    return { body: { data: { site: Object.fromEntries(site) } } };
  });
  renderWithQueries(
    <SharedMultibuy
      shared={[
        { sku: 'A-150', quantity: 3 },
        { sku: 'A-250', quantity: 2 },
      ]}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Copy to my kitchen set' }));
  expect(multibuy.read()).toEqual([{ entityId: 1, quantity: 5 }]);
  expect(screen.queryByText(/no longer sold/)).toBeNull();
});

it('replacements in a shared set do not depend on what the reader measured at home', async () => {
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [500] } } });
  const dryer = { attributes: { Type: 'Tumble dryer', Width: '600 mm' } };
  const cards = [aCard({ ...dryer, id: 1, sku: 'A', name: 'Old dryer', stock: { state: 'out' } })];
  const listed = [aCard({ ...dryer, id: 9, sku: 'D', name: 'New dryer' })];
  stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards, listed }) }));
  renderWithQueries(<SharedMultibuy shared={[{ sku: 'A', quantity: 1 }]} />);
  const group = await screen.findByRole('group', { name: 'Instead of Old dryer' });
  expect(within(group).getByRole('link').textContent).toBe('New dryer');
});
