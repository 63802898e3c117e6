import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { OrderView } from '@/components/orders/order-view';
import { TrackHelp } from '@/components/orders/tracking/track-help';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aWholeOrder } from '../../support/orders';

afterEach(cleanup);

const care = {
  documents: {
    manual: null,
    informationSheet: null,
    register: { maker: 'Hexley', address: 'https://h.example' },
  },
  isSent: true,
  guarantee: null,
  sparesYears: null,
  broken: '/repair-or-replace',
};
const around = {
  beside: null,
  prepare: { before: [], after: [] },
  fitting: ['Our fitter rings.'],
  priceDrop: null,
  ways: [],
  cares: { 1: care },
};
const status = (value: string) => ({ label: value, value });

function show(value: string) {
  const begin = 'Express request: Begin within the 14 days.';
  const order = aWholeOrder({ status: status(value), message: begin });
  return render(
    <OrderView
      order={order}
      today="2026-11-24"
      terms={BUILT_IN.returns}
      settings={null}
      acts={null}
      around={around}
    />,
  );
}

describe.each([
  ['AWAITING_FULFILLMENT', true],
  ['CANCELLED', false],
  ['CANCELLING', false],
])('an order that is %s', (value, comes) => {
  test('has links and remarks about goods that are coming, or none', () => {
    show(value);
    for (const name of [/^Register it with Hexley/, 'Guarantee', 'It broke: repair or replace?'])
      expect(screen.queryAllByRole('link', { name }).length > 0).toBe(comes);
    expect(screen.queryByText('You asked us') !== null).toBe(comes);
    expect(screen.queryByRole('region', { name: 'The fitting' }) !== null).toBe(comes);
  });

  test('says once that the money goes back, or not at all', () => {
    show(value);
    expect(screen.queryAllByText(/goes back the way you paid/)).toHaveLength(comes ? 0 : 1);
  });
});

describe('the help beside an order', () => {
  const help = (found: Parameters<typeof TrackHelp>[0]['found']) =>
    within(render(<TrackHelp found={found} phone="" phoneLink="" />).container);

  test('is about finding the number only where no order was found', () => {
    expect(help(null).getByRole('heading', { name: 'Cannot find the number?' })).toBeTruthy();
    const found = help({ status: status('AWAITING_FULFILLMENT') });
    expect(found.getByRole('heading', { name: 'Change or cancel it' })).toBeTruthy();
    expect(found.queryByText(/With an account/)).toBeNull();
    expect(help({ status: status('CANCELLED') }).queryByRole('heading')).toBeNull();
  });
});
