import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { added } from '@/components/basket/adding/added-store';
import { BuyButton } from '@/components/product/buy/buy-button';
import { ChosenPrice } from '@/components/product/buy/chosen-price';
import { OptionPicker } from '@/components/product/buy/option-picker';
import { PurchaseProvider } from '@/components/product/buy/purchase-context';
import type { ProductOption, Stock, Variant } from '@/lib/catalogue/types';
import { renderWithQueries } from '../../../support/query';

const { addToBasket } = vi.hoisted(() => ({ addToBasket: vi.fn(async () => undefined) }));
vi.mock('@/lib/basket/add-client', () => ({ addToBasket, fetchBasketScript: () => {} }));

const variant = (id: number, pence: number, stock: Stock): Variant => ({
  id,
  sku: `HOSE-${id}`,
  optionValueIds: [id],
  price: { now: pence },
  stock,
});
const options: ProductOption[] = [
  {
    id: 1,
    name: 'Length',
    required: true,
    style: 'boxes',
    values: [1, 2, 5].map((id) => ({ id, label: `${id} m`, isDefault: false, colours: [] })),
  },
];
const variants = [
  variant(1, 800, { state: 'in', available: 4 }),
  variant(2, 1_200, { state: 'due', on: '2026-12-04T00:00:00Z', message: null }),
  variant(5, 2_600, { state: 'out' }),
];
const product = {
  id: 9,
  sku: 'HOSE',
  name: 'Inlet hose',
  path: '/hose',
  price: 800,
  stock: { state: 'in', available: 4 } as const,
  quantity: 1,
};

const extra = (id: number, kind: 'connect' | 'cover') => ({
  id,
  kind,
  price: 3_000,
  forOptionId: 7,
  label: kind,
  told: null,
});
const extras = [extra(31, 'connect'), extra(32, 'cover')];

beforeEach(() => {
  renderWithQueries(
    <PurchaseProvider product={{ ...product, extras }} variants={variants}>
      <p data-testid="price">
        <ChosenPrice />
      </p>
      <OptionPicker options={options} variants={variants} />
      <BuyButton />
    </PurchaseProvider>,
  );
});
afterEach(() => {
  cleanup();
  added.set(null);
});

it('the button links to the options while none is chosen', () => {
  expect(screen.getByRole('link', { name: 'Choose which one' }).getAttribute('href')).toBe('#buy');
  expect(screen.queryByRole('button', { name: /^Add to basket/ })).toBeNull();
});

it('the button offers a pre-order for a size that is due in', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /2 m/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pre-order: Inlet hose' }));
  expect(addToBasket).toHaveBeenCalledWith([{ product_id: 9, quantity: 1, variant_id: 2 }], 'Inlet hose');
  expect(await screen.findByRole('button', { name: 'Added to basket: Inlet hose' })).toBeDefined();
});

it('the chosen size is added to the basket, and the panel lists the extras that were not chosen', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /1 m/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Add to basket/ }));
  expect(addToBasket).toHaveBeenCalledWith([{ product_id: 9, quantity: 1, variant_id: 1 }], 'Inlet hose');
  expect(added.read()).toMatchObject({ sku: 'HOSE-1', left: extras });
});

it('the price of the chosen size is shown, and a size out of stock has no button', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /5 m/ }));
  expect(within(screen.getByTestId('price')).getByText('£26')).toBeTruthy();
  expect(screen.getByText('This one is out of stock.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add to basket/ })).toBeNull();
});
