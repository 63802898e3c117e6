import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReorderButton } from '@/components/orders/reorder-button';
import { renderWithQueries, stubApi } from '../../support/query';

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  stubApi(() => ({ body: { basket: null } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = () => {
  renderWithQueries(
    <>
      <ReorderButton
        items={[{ product_id: 1, quantity: 1 }]}
        leftOut={['Not sold any more, and left out: Iron.']}
      />
      <a href="/account">Your account</a>
    </>,
  );
  screen.getByRole('button', { name: 'Buy this again' }).focus();
};
const basket = () => screen.findByRole('link', { name: 'Go to the basket' });

test('the button passes its focus to the link to the basket', async () => {
  draw();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await basket());
});

test('the button says what is left out before it is pressed', () => {
  draw();
  expect(screen.getByText('At today’s prices. Not sold any more, and left out: Iron.')).toBeTruthy();
});

test('the button does not take focus back that has moved on meanwhile', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>();
  stubApi(() => answer.promise);
  draw();
  await userEvent.keyboard('{Enter}{Tab}');
  answer.resolve({ body: { basket: null } });
  await basket();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Your account' }));
});
