import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Invoice } from '@/components/orders/invoice';
import { vatOf } from '@/lib/orders/record/vat';
import { SHOP } from '../../support/mail';
import { anOrderLine, aWholeOrder } from '../../support/orders';

afterEach(cleanup);

/** What each row of the table says, its cells apart. */
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('an invoice states the supplier, the tax point, each line’s VAT rate and the VAT at each rate', () => {
  const [delivery] = aWholeOrder().consignments;
  const lines = [anOrderLine({ quantity: 2, total: 50_000, sku: '' })];
  const certificates = [
    { recipientEmail: '', lines: [{ id: 5, name: '£50 gift certificate', price: 5_000 }] },
  ];
  const order = aWholeOrder({
    consignments: [{ ...delivery!, lines }],
    giftCertificates: certificates,
    total: 60_000,
    taxTotal: 9_167,
  });
  const taxes = [{ rate: 20, line_amount: 9_167, order_product_id: null }];
  const vat = vatOf(
    [
      { id: 1, total_tax: 8_333 },
      { id: 5, total_tax: 0 },
    ],
    taxes,
  );
  const { container } = render(<Invoice order={order} seller={SHOP.settings} vat={vat} />);
  for (const words of [
    'Hobwright Ltd',
    'Rim Lane',
    'VAT number GB',
    'Date and tax point20 Nov 2026',
    'Pat Moss',
  ])
    expect(container.textContent).toContain(words);
  expect(rows()).toEqual(
    expect.arrayContaining([
      'Tarnside TW-914 washing machine, 9 kg | 2 × £250.00 | 20% | £500.00',
      '£50 gift certificate | 1 | No VAT | £50.00',
      'Total without VAT | £508.33',
      'VAT at 20% | £91.67',
      'Total | £600.00',
    ]),
  );
});

test('each line has the VAT rate that the platform states for it, and none where it states none', () => {
  const tax = (rate: number, line_amount: number, order_product_id: number) => ({
    rate,
    line_amount,
    order_product_id,
  });
  const { rates, parts } = vatOf(
    [
      { id: 1, total_tax: 2_000 },
      { id: 2, total_tax: 500 },
      { id: 3, total_tax: 100 },
      { id: 4, total_tax: 0 },
    ],
    [tax(5, 500, 2), tax(20, 2_000, 1), tax(20, 300, 9)],
  );
  expect([...rates]).toEqual([
    [1, 20],
    [2, 5],
    [4, null],
  ]);
  expect(parts).toEqual([
    { rate: 20, amount: 2_300 },
    { rate: 5, amount: 500 },
  ]);
});

test('an invoice without the seller’s details says that they cannot be shown', () => {
  const { container } = render(<Invoice order={aWholeOrder()} seller={null} vat={null} />);
  expect(screen.getByRole('status').textContent).toContain('VAT number cannot be shown right now');
  expect(container.textContent).not.toContain('Hobwright');
});
