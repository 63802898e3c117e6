import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BuyButtons } from '@/components/product/buy/buy-buttons';
import { PurchaseProvider } from '@/components/product/buy/purchase-context';
import { renderWithQueries } from '../../../support/query';

afterEach(cleanup);

const product = {
  id: 9,
  sku: 'COVER',
  name: '5 years’ cover',
  path: '/cover',
  price: 8_900,
  stock: { state: 'in', available: 4 } as const,
  quantity: 1,
  extras: [],
};

test.each([
  ['goods can be added to a kitchen set', true, 1],
  ['cover, work and parts cannot be added to a kitchen set', false, 0],
])('%s', (_, inSets, buttons) => {
  renderWithQueries(
    <PurchaseProvider product={product} variants={[]}>
      <BuyButtons buyable inSets={inSets} options={[]} variants={[]} />
    </PurchaseProvider>,
  );
  expect(screen.getByRole('button', { name: /^Add to basket/ })).toBeDefined();
  expect(screen.queryAllByRole('button', { name: /^Add to kitchen set/ })).toHaveLength(buttons);
  expect(screen.queryAllByText('Save up to 10% with 5 kinds in your set.')).toHaveLength(buttons);
});
