import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrderConsignment } from '@/components/orders/order-consignment';
import { anOrderLine, aWholeOrder } from '../../support/orders';

afterEach(cleanup);

test('a postcode and the code of a product each stay on one line', () => {
  const [delivery] = aWholeOrder().consignments;
  const address = { ...delivery!.address, postalCode: 'LS6 3BN' };
  const lines = [anOrderLine({ sku: 'PEND-P812-WH' })];
  const { container } = render(
    <OrderConsignment consignment={{ ...delivery!, address, lines }} number={1} of={1} />,
  );
  expect(container.querySelector('address')?.textContent).toContain('LS6\u00a03BN');
  expect(screen.getByText('PEND-P812-WH').classList.contains('nowrap')).toBe(true);
});
