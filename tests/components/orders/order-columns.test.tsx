import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrderView } from '@/components/orders/order-view';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aWholeOrder } from '../../support/orders';

afterEach(cleanup);

test('an order’s details are below its goods, and only its total and its actions beside them', () => {
  const around = {
    beside: null,
    prepare: { before: [], after: [] },
    fitting: [],
    priceDrop: null,
    ways: [],
    cares: {},
  };
  render(
    <OrderView
      order={aWholeOrder()}
      today="2026-11-24"
      terms={BUILT_IN.returns}
      settings={null}
      acts={<button type="button">Buy this again</button>}
      around={around}
    />,
  );
  const facts = screen.getByText('Billed to').closest('dl')?.parentElement;
  const goods = screen.getByText('Tarnside TW-914 washing machine, 9 kg');
  const side = screen.getByRole('button', { name: 'Buy this again' }).parentElement?.parentElement;
  expect(facts).toBe(side?.parentElement);
  expect(goods.compareDocumentPosition(screen.getByText('Billed to'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(side?.contains(screen.getByText('Order total'))).toBe(true);
});
