import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderLine } from '@/components/orders/order-line';
import { OrderList } from '@/components/orders/order-list';
import { OrderOwed } from '@/components/orders/order-owed';
import { OrderProgress } from '@/components/orders/order-progress';
import { OrderShipment } from '@/components/orders/order-shipment';
import { readTracking } from '@/lib/orders/rules';
import type { OrderSummary } from '@/lib/orders/types';
import { anOrder, anOrderLine, aShipment, aWholeOrder } from '../../support/orders';

afterEach(cleanup);

describe('a parcel', () => {
  const show = (number: string | null, url: string | null) =>
    render(
      <ul>
        <OrderShipment
          shipment={aShipment({ tracking: readTracking(number, url) })}
          lines={[anOrderLine()]}
        />
      </ul>,
    );
  const text = () => screen.getByRole('listitem').textContent;

  it('is tracked by its number alone', () => {
    show('15501234', null);
    expect(text()).toContain('Tracking number 15501234');
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('is tracked by its URL alone, without an opener', () => {
    show(null, 'https://track.dpd.co.uk/15501234');
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://track.dpd.co.uk/15501234');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
  it('is tracked by its number and URL with one link', () => {
    show('15501234', 'https://track.dpd.co.uk/15501234');
    expect(text()).toContain('15501234');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
  it('shows a tracking URL that is not a web address as text', () => {
    show(null, 'javascript:alert(1)');
    expect(screen.queryByRole('link')).toBeNull();
    expect(text()).toContain('Tracking: javascript:alert(1)');
  });
  it('states the day, the carrier and its contents', () => {
    show(null, null);
    expect(text()).toContain('Sent on Thu 12 Nov by DPD, Next day');
    expect(text()).toContain('Tarnside TW-914 washing machine, 9 kg');
  });
  it('says how many of a line it contains where the rest is still to come', () => {
    const lines = [anOrderLine({ quantity: 2 })];
    render(
      <ul>
        <OrderShipment shipment={aShipment()} lines={lines} />
      </ul>,
    );
    expect(text()).toContain('1 of 2 × Tarnside TW-914');
  });
});

describe('a line of an order', () => {
  const show = (line = anOrderLine()) =>
    render(
      <ul>
        <OrderLine line={line} />
      </ul>,
    );
  it('links its documents, and sends no referrer to other sites', () => {
    const register = { maker: 'Tarnside', address: 'https://tarnside.example/register' };
    const documents = { manual: 'https://tarnside.example/tw-914.pdf', informationSheet: null, register };
    const care = { documents, isSent: true, guarantee: null, sparesYears: null, broken: null };
    render(<OrderLine line={anOrderLine()} care={care} />);
    const list = within(screen.getByRole('list', { name: /^For Tarnside/ }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Manual (PDF) (opens in a new tab)',
      'Register it with Tarnside (opens in a new tab)',
      'Guarantee',
      'Spares and repair',
    ]);
    for (const name of [/^Manual/, /^Register/])
      expect(list.getByRole('link', { name }).getAttribute('rel')).toContain('noreferrer');
  });
  it('states its guarantee and how long parts are kept, and links to help for a fault', () => {
    const guarantee = {
      orderId: 1,
      productId: 1,
      name: 'Tarnside TW-914',
      until: '2031-11-12',
      years: 5,
      by: 'maker' as const,
    };
    const documents = { manual: null, informationSheet: null, register: null };
    const broken = '/it-broke?what=washing-machines';
    const care = { documents, isSent: true, guarantee, sparesYears: 15, broken };
    render(<OrderLine line={anOrderLine()} care={care} />);
    expect(screen.getByText(/^Guaranteed until/).textContent).toBe(
      'Guaranteed until at least 12 Nov 2031, 5 years from the maker',
    );
    expect(screen.getByText(/keeps parts for 15 years/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^It broke/ }).getAttribute('href')).toBe(care.broken);
  });
  it('has no links about faults before it has left us', () => {
    const register = { maker: 'Tarnside', address: 'https://tarnside.example/register' };
    const documents = { manual: 'https://tarnside.example/tw-914.pdf', informationSheet: null, register };
    const care = { documents, isSent: false, guarantee: null, sparesYears: 15, broken: '/it-broke' };
    render(<OrderLine line={anOrderLine()} care={care} />);
    expect(screen.getByRole('link', { name: /^Manual/ })).toBeTruthy();
    for (const name of [/^Register/, /^Spares/, /^It broke/])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });
  it('nests its extras, which do not repeat its code', () => {
    const options = [{ name: 'For', value: 'TARN-TW914-WH' }];
    show(anOrderLine({ extras: [anOrderLine({ id: 2, name: 'Connect it', total: 3000, options })] }));
    const extras = screen.getByRole('list', { name: /^Bought for Tarnside/ });
    expect(extras.textContent).toContain('Connect it£30.00');
    expect(extras.textContent).not.toContain('TARN-TW914-WH');
  });
  it('states what was refunded, wrapped and reduced', () => {
    const wrapping = { name: 'Brown paper', cost: 350 };
    show(anOrderLine({ quantity: 2, refundedQuantity: 1, wrapping, listTotal: 90_000, total: 85_800 }));
    const { textContent } = screen.getByRole('listitem');
    for (const words of [
      '1 of 2 refunded',
      'Brown paper, £3.50',
      '2 × £429.00',
      '£858.00',
      'instead of £900.00',
    ]) {
      expect(textContent).toContain(words);
    }
  });
  it('has no link to a product that is no longer sold', () => {
    show(anOrderLine({ path: null }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/don’t sell this any more/)).toBeTruthy();
  });
});

it('the progress of an order marks the current step in words', () => {
  render(<OrderProgress order={anOrder()} due={[]} />);
  const here = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(here?.textContent).toBe('On its wayThu 12 Nov');
});

describe('the amount owed', () => {
  const settings = { phone: '0114 496 0100', phoneLink: '+441144960100', hours: 'Mon to Fri, 8 to 6' };
  const unpaid = { status: { label: 'Awaiting Payment', value: 'AWAITING_PAYMENT' }, payments: [] };
  it('can be paid by telephone', () => {
    render(<OrderOwed order={aWholeOrder(unpaid)} settings={settings} />);
    expect(screen.getByRole('region', { name: '£543.00 to pay' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ring to pay: 0114 496 0100' });
    expect(link.getAttribute('href')).toBe('tel:+441144960100');
  });
  it('is not shown once it is paid', () => {
    render(<OrderOwed order={aWholeOrder()} settings={settings} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the order list', () => {
  const show = (orders: OrderSummary[], { text = '', pages = 1 } = {}, due = new Map<number, string[]>()) =>
    render(<OrderList {...{ orders, text, pages, due }} page={1} complete today="2026-11-12" />);
  it('states the next delivery day of an order', () => {
    show([anOrder()], {}, new Map([[1522248721, ['2026-11-13']]]));
    expect(screen.getByRole('article').textContent).toContain('Due Fri 13 Nov');
  });
  it('names each order by its contents', () => {
    show([anOrder()]);
    const card = screen.getByRole('article');
    const link = within(card).getByRole('link');
    expect(link.getAttribute('href')).toBe('/account/order-history/1522248721');
    expect(link.textContent).toBe('Tarnside TW-914 washing machine, 9 kg, order 1522248721');
    expect(card.textContent).toContain('On its way');
  });
  it('states when an order left us', () => {
    show([anOrder()]);
    expect(screen.getByRole('article').textContent).toContain('On its wayLeft us Thu 12 Nov');
  });
  it('keeps the search on its other pages', () => {
    show([anOrder()], { text: 'hob & oven', pages: 2 });
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/account/order-history?q=hob+%26+oven&page=2',
    );
  });
  it('says why it is empty', () => {
    show([], { text: 'toaster' });
    expect(screen.getByText('No order with “toaster”')).toBeTruthy();
  });
});
