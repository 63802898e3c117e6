import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Extras } from '@/components/product/buy/extras';
import { PriceSoFar } from '@/components/product/buy/price-so-far';
import { PurchaseProvider } from '@/components/product/buy/purchase-context';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { renderWithQueries } from '../../../support/query';

const extra = (id: number, kind: ServiceKind, label: string, price: number, told: string | null) => ({
  id,
  kind,
  price,
  forOptionId: 1,
  label,
  told,
});

const groups = [
  { kind: 'connect' as const, extras: [extra(1, 'connect', 'Connect it', 3000, 'Have the taps free.')] },
  {
    kind: 'cover' as const,
    extras: [
      extra(2, 'cover', '3 years in all', 3900, null),
      extra(3, 'cover', '5 years in all', 5900, null),
    ],
  },
];
const washer = {
  id: 9,
  sku: 'W',
  name: 'Washer',
  path: '/washer',
  price: 42_900,
  stock: { state: 'in', available: 4 } as const,
  quantity: 1,
  extras: groups.flatMap(({ extras }) => extras),
};

beforeEach(() => {
  renderWithQueries(
    <PurchaseProvider product={washer} variants={[]}>
      <Extras groups={groups} />
      <PriceSoFar by="large" />
    </PurchaseProvider>,
  );
});
afterEach(cleanup);

it('no extra is preselected, and no sum is shown', () => {
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Connect it/ }).checked).toBe(false);
  const cover = screen.getByRole('group', { name: 'Longer cover' });
  const checked = within(cover).getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['']);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('the sum includes what is chosen, and disappears when nothing is', async () => {
  const connect = screen.getByRole('checkbox', { name: /^Connect it/ });
  await userEvent.click(connect);
  await userEvent.click(screen.getByRole('radio', { name: /^5 years in all/ }));
  expect(screen.getByRole('status').textContent).toBe('With 2 extras and delivery£518.00');
  await userEvent.click(connect);
  await userEvent.click(screen.getByRole('radio', { name: /^No thanks/ }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('what is done and what to have ready is folded away, once for all extras', () => {
  const told = screen.getByText('What is done, and what to have ready').closest('details');
  expect(told?.open).toBe(false);
  expect(told?.textContent).toContain('Have the taps free.');
  expect(told?.textContent).toContain('cancel within 45 days');
});
