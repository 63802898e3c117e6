import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressLabel } from '@/components/account/address-card';
import { Invoice } from '@/components/orders/invoice';
import { OrderSum } from '@/components/orders/order-sum';
import { aWholeOrder } from '../../support/orders';

afterEach(cleanup);

const { billingAddress, consignments } = aWholeOrder();
const twice = { ...billingAddress, address1: 'Leeds', city: 'Leeds' };
const order = aWholeOrder({
  payments: [
    { name: 'Card', amount: 20_000, isCertificate: false },
    { name: 'Card', amount: 34_300, isCertificate: false },
  ],
  taxes: [
    { name: 'VAT', amount: 9_000 },
    { name: 'VAT', amount: 50 },
  ],
  billingAddress: twice,
  consignments: consignments.map((each) => ({ ...each, address: twice })),
});

// React says so on the console where two of a list have one key, and then may draw one of them twice.
test.each([
  ['payments of one name', <OrderSum key="" order={order} />, /paid by card$/, 2],
  ['payments on an invoice', <Invoice key="" order={order} seller={null} vat={null} />, /paid by card\.$/, 2],
  [
    'lines of addresses on an invoice',
    <Invoice key="" order={order} seller={null} vat={null} />,
    /^Leeds$/,
    4,
  ],
  ['lines of an address', <AddressLabel key="" address={twice} />, /^Leeds$/, 2],
])('%s that are alike are each shown', (_, drawn, words, count) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(drawn);
  expect(screen.getAllByText(words)).toHaveLength(count);
  expect(said).not.toHaveBeenCalled();
});
