import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubNearness } from '../../../support/near-screen';
import { renderWithQueries } from '../../../support/query';
import { aBasket, aCard, aLine } from '../../../support/shop';
import { Review } from '@/components/checkout/payment/review';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const ahead = aCard({
  name: 'Seorin SF682 French door fridge freezer, 682 litres',
  brand: { id: 2, name: 'Seorin', path: '/brands/seorin' },
  attributes: { Type: 'American fridge freezer', Model: 'SF682' },
  stock: { state: 'due', on: '2026-12-29T00:00:00Z', message: null },
});

beforeEach(() => stubNearness(false));
afterEach(cleanup);

it('the review says when a pre-order is due in, and that it is paid for today', async () => {
  renderWithQueries(
    <Review
      basket={aBasket([aLine(), aLine({ id: 'b', name: ahead.name, product: ahead })])}
      settings={null}
      policy={BUILT_IN}
    />,
  );
  const goods = await screen.findByRole('list', { name: 'Your goods' });
  expect(
    within(goods)
      .getAllByText(/^Pre-order/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Pre-order, due 29 Dec']);
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === 'Pre-order');
  expect(term?.nextElementSibling?.textContent).toBe(
    'Seorin SF682 is a pre-order: it is due in on Tuesday 29 December. You pay for it today, with the rest. ' +
      'Cancel before it leaves us for a full refund.',
  );
});

it('the review does not mention pre-orders where there are none', async () => {
  renderWithQueries(<Review basket={aBasket()} settings={null} policy={BUILT_IN} />);
  expect(await screen.findByRole('list', { name: 'Your goods' })).toBeDefined();
  expect(screen.queryByText(/Pre-order/)).toBeNull();
});

it('the review describes the visit of a chosen fitter', async () => {
  const fitter = aCard({ attributes: { Type: 'Fitting service', Visit: 'Own appointment' } });
  const line = aLine({ extras: [aLine({ id: 'fitting', product: fitter })] });
  renderWithQueries(<Review basket={aBasket([line])} settings={null} policy={BUILT_IN} />);
  await screen.findByRole('list', { name: 'Your goods' });
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === 'The fitting');
  expect(term?.nextElementSibling?.textContent).toContain('our fitter rings within one working day');
});
