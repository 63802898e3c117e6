import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Deal } from '@/components/product/buy/deal';
import type { Product } from '@/lib/catalogue/types';
import { aCard } from '../../../support/shop';

afterEach(cleanup);

vi.mock('@/components/product/later', () => ({
  BuyButtonsLater: () => null,
  CompareTickLater: () => null,
  DeliveryBoxLater: () => null,
  ExtrasLater: () => null,
  PriceSoFarLater: () => null,
}));

let ids = 100;
const other = (name: string, available: number) =>
  aCard({ id: ids++, name, stock: available > 0 ? { state: 'in', available } : { state: 'out' } });

const shown = (buyable: boolean) =>
  render(
    <Deal
      product={{ ...aCard({ name: 'Sold out' }), options: [], variants: [] } as unknown as Product}
      buyable={buyable}
      ourYears={2}
      now={new Date('2026-11-26T10:00:00Z')}
      groups={[]}
      covers="none"
      alike={[
        other('Here A', 4),
        other('Gone B', 0),
        other('Here C', 2),
        other('Here D', 1),
        other('Here E', 1),
      ]}
    />,
  );

test('a product out of stock shows three similar ones in stock', () => {
  shown(false);
  const instead = screen.getByRole('region', { name: 'In stock now' });
  expect(instead.textContent).toMatch(/Here A.*Here C.*Here D/);
  expect(instead.textContent).not.toMatch(/Gone B|Here E/);
});

test('a product in stock shows no similar ones beside its button', () => {
  shown(true);
  expect(screen.queryByRole('region', { name: 'In stock now' })).toBeNull();
});
