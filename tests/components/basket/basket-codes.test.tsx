import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BasketView } from '@/components/basket/basket-view';
import type { CheckoutOverview, CheckoutSums } from '@/lib/checkout/types';
import { aCheckout } from '../../support/checkout';
import { aBasket } from '../../support/shop';
import { stubNearness } from '../../support/near-screen';
import { renderWithQueries, stubApi } from '../../support/query';

const basket = aBasket();
const { sums } = aCheckout();
const overview = (over: Partial<CheckoutSums> = {}): CheckoutOverview => ({
  id: basket.id,
  hints: ['Two more large appliances and the set is 5% less'],
  delivery: null,
  sums: { ...sums, delivery: null, ...over },
});
const WELCOME = { name: 'Welcome', code: 'WELCOME10', amount: 4290 };
const DELIVERY = { name: 'Delivery free', code: 'DELIVERYFREE', amount: 0 };
const STUCK = { name: 'Stuck', code: 'STUCK', amount: 100 };
const CERTIFICATE = { code: 'GIFT-50', used: 5000, left: 0 };

/** The basket page of a shop whose platform knows one coupon and one certificate. */
function open() {
  let now = overview();
  const calls = stubApi(({ url, body }) => {
    if (!url.startsWith('/api/checkout')) return { body: { basket } };
    const { code, do: what } = (body ?? {}) as { code?: string; do?: string };
    if (code === 'NOPE') {
      const message = 'We don’t recognise this code. Check it and try again.';
      return { status: 422, body: { message, fields: { code: message } } };
    }
    if (what === 'remove' && code === STUCK.code) return { status: 422, body: { message: 'It stays.' } };
    if (what === 'remove') now = overview();
    else if (code === STUCK.code) now = overview({ reductions: [STUCK] });
    else if (code === 'WELCOME10')
      now = overview({ reductions: [WELCOME], total: 38_610, due: 38_610, tax: 6435 });
    else if (code === 'DELIVERYFREE')
      now = overview({ reductions: [{ ...WELCOME, amount: 0 }, DELIVERY], deliveryCode: DELIVERY.code });
    else if (code === 'GIFT-50') now = overview({ certificates: [CERTIFICATE], due: 37_900 });
    return { body: now };
  });
  renderWithQueries(<BasketView finance={null} services={[]} trust={null} />);
  return calls;
}

const totals = () => screen.getByRole('complementary', { name: 'Totals' });
async function enter(code: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

beforeEach(() => {
  stubNearness(false);
  Cookies.set('XSRF-TOKEN', 'token');
  Cookies.set('cartId', basket.id);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

it('a coupon that takes nothing off is “Not used”, unless its delivery has no price yet', async () => {
  open();
  await screen.findByText('Coupon or gift certificate');
  await enter('DELIVERYFREE');
  const used = await screen.findByRole('list', { name: 'Codes in use' });
  expect(
    within(used)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WELCOME10 Welcome. Not used: your other reductions already take off more.',
    'DELIVERYFREE Delivery free',
  ]);
});

it('a coupon is named in the totals and can be removed', async () => {
  open();
  await screen.findByText('Coupon or gift certificate');
  await enter('WELCOME10');
  await waitFor(() => expect(totals().textContent).toContain('Welcome (WELCOME10)−£42.90'));
  expect(totals().textContent).toContain('Total£386.10');
  const used = within(totals()).getByRole('list', { name: 'Codes in use' });
  await userEvent.click(within(used).getByRole('button', { name: 'Remove WELCOME10' }));
  await waitFor(() => expect(totals().textContent).toContain('Total£429.00'));
});

it('the totals say what a gift certificate pays and what is left to pay', async () => {
  open();
  await screen.findByText('Coupon or gift certificate');
  await enter('GIFT-50');
  await waitFor(() => expect(totals().textContent).toContain('Gift certificate GIFT-50−£50.00'));
  expect(totals().textContent).toContain('Left to pay£379.00');
  expect(totals().textContent).toMatch(/GIFT-50 Gift certificate, £\d+\.00 will be left on it/);
});

it('a refused code has its reason at the field, and the page says how to save more', async () => {
  open();
  expect(await screen.findByText('Two more large appliances and the set is 5% less')).toBeTruthy();
  await enter('NOPE');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'We don’t recognise this code. Check it and try again.',
  );
});

it('an empty code is an error at the field, and nothing is sent', async () => {
  const calls = open();
  await screen.findByText('Coupon or gift certificate');
  await enter('  ');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter the code',
  );
  expect(calls.filter(({ url }) => url === '/api/checkout/code')).toEqual([]);
});

it('a code that cannot be removed has its error beside the codes, not at the folded field', async () => {
  open();
  await screen.findByText('Coupon or gift certificate');
  await enter('STUCK');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove STUCK' }));
  const said = await screen.findByText('It stays.');
  expect(said.getAttribute('role')).toBe('alert');
  expect(said.closest('details')).toBeNull();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).not.toBe('true');
});
