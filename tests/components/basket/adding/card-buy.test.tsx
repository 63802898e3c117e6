import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { CardBuy } from '@/components/basket/adding/card-buy';
import { changesIn } from '../../../support/gateway';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aBasket, aCard } from '../../../support/shop';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

test('a product that is sold in fours is added in fours, and says so', async () => {
  Cookies.set('XSRF-TOKEN', 'token');
  const calls = stubApi(() => ({ body: { basket: aBasket() } }));
  renderWithQueries(<CardBuy product={aCard({ id: 8, least: 4 })} />);
  expect(screen.getByText('Sold in 4 or more')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() =>
    expect(changesIn(calls)).toMatchObject([{ body: { lineItem: [{ product_id: 8, quantity: 4 }] } }]),
  );
});

test('a product in several sizes leads to its page', () => {
  renderWithQueries(<CardBuy product={aCard({ path: '/hose', name: 'Hose', isSized: true })} />);
  expect(screen.getByRole('link', { name: 'Choose a size: Hose' }).getAttribute('href')).toBe('/hose');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a product that is sold out has no button', () => {
  renderWithQueries(<CardBuy product={aCard({ stock: { state: 'out' } })} />);
  expect(document.body.textContent).toBe('');
});
