import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CompareView } from '@/components/compare/compare-view';
import { toast } from '@/components/ui/feedback/toast-store';
import type { Product } from '@/lib/catalogue/types';
import { compared } from '@/lib/compare/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';
import { renderWithQueries } from '../../support/query';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const washer = (id: number, pounds: number, noise: string) =>
  ({
    ...aCard({
      id,
      sku: `W-${id}`,
      name: `Tarnside W${id} washing machine`,
      price: { now: pounds * 100 },
      attributes: { Type: 'Washing machine', Model: `W${id}`, Noise: noise },
    }),
    variants: [],
    quantity: { min: 1, max: null },
    categories: [],
  }) as unknown as Product;

const draw = (products = [washer(1, 300, '76 dB'), washer(2, 400, '70 dB')]) =>
  renderWithQueries(
    <CompareView
      products={products}
      otherKinds={[]}
      gone={[]}
      allRows={false}
      noise={new Map()}
      now={new Date('2026-11-24T12:00:00Z')}
      policy={BUILT_IN}
    />,
  );
const dryer = (id: number, scale: string, uses: string) =>
  ({
    ...washer(id, 300 + id, '66 dB'),
    ...aCard({
      id,
      sku: `D-${id}`,
      name: `Tarnside D${id} tumble dryer`,
      price: { now: 30_000 },
      attributes: {
        Type: 'Tumble dryer',
        Model: `D${id}`,
        'Energy class': scale,
        'Energy consumption': uses,
      },
    }),
  }) as unknown as Product;

const isBefore = (a: Element, b: Element) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

it('the page shows the differences in short, then the table, and then why to pay more', async () => {
  draw();
  const short = await screen.findByRole('region', { name: 'In short' });
  const table = screen.getByRole('table', { name: /side by side$/ });
  const why = screen.getByRole('region', { name: 'Why pay more for the Tarnside W2' });
  expect(short.textContent).toContain('The Tarnside W1 is £100 cheaper than the Tarnside W2.');
  expect(isBefore(short, table) && isBefore(table, why)).toBe(true);
});

it('the head of the table has the name, price and button of each product', async () => {
  draw();
  const table = await screen.findByRole('table', { name: /side by side$/ });
  const head = within(table).getAllByRole('rowgroup')[0] as HTMLElement;
  expect(
    within(head)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tarnside W1', 'Tarnside W2']);
  expect(within(head).getAllByRole('button', { name: /^Add to basket/ })).toHaveLength(2);
  const price = within(head).getByRole('row', { name: /^Price/ });
  expect(price.textContent).toMatch(/£300.*£400/);
});

it('running costs are not compared where the energy labels rest on different tests', async () => {
  draw([dryer(1, 'B of A+++–D', '448 kWh a year'), dryer(2, 'A of A–G', '61 kWh per 100 cycles')]);
  const row = await screen.findByRole('row', { name: /^Energy consumption/ });
  expect(row.textContent).toMatch(/different tests/);
  expect(row.textContent).not.toMatch(/£/);
  cleanup();
  draw([dryer(1, 'C of A–G', '97 kWh per 100 cycles'), dryer(2, 'A of A–G', '61 kWh per 100 cycles')]);
  const alike = await screen.findByRole('row', { name: /^Energy consumption/ });
  expect(alike.textContent?.match(/About £\d+/g)).toHaveLength(2);
});

it('a column that is removed and put back stays ticked in lists, in its place', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  compared.change(() => [1, 2].map((id) => ({ id, sku: `W-${id}`, type: 'Washing machine' })));
  const skus = () => compared.read().map(({ sku }) => sku);
  draw();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove: Tarnside W1/ }));
  expect(skus()).toEqual(['W-2']);
  toast.read()?.action?.run();
  expect(skus()).toEqual(['W-1', 'W-2']);
});
