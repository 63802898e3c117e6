import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoughtWith } from '@/components/recommendations/bought-with';
import { RecentlyViewed } from '@/components/recommendations/recently-viewed';
import type { ProductCard } from '@/lib/catalogue/types';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome } from '@/lib/home/client';
import { recent } from '@/lib/recommendations/recent-client';
import { stubNearness } from '../../support/near-screen';
import { gatewayAnswer } from '../../support/gateway';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const washer = aCard({ id: 1 });
const kettle = aCard({ id: 2, name: 'Brae kettle', path: '/kettle', energy: null });

const stubCards = (cards: ProductCard[]) => stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards }) }));

const strip = () => screen.findByRole('region', { name: 'Recently viewed' });

beforeEach(() => {
  localStorage.clear();
  stubNearness(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the recently viewed products', () => {
  it('include the product of the page, and show the others', async () => {
    localStorage.setItem('recent', '[2]');
    stubCards([kettle]);
    renderWithQueries(<RecentlyViewed seen={1} />);
    expect((await strip()).textContent).toContain('Brae kettle');
    expect(recent.read()).toEqual([1, 2]);
  });

  it('say on each card whether it fits the measured space', async () => {
    localStorage.setItem('recent', '[1]');
    changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [640] } } });
    stubCards([aCard({ ...washer, attributes: { Type: 'Washing machine', Width: '598 mm' } })]);
    renderWithQueries(<RecentlyViewed />);
    expect(within(await strip()).getByText('Fits your gap')).toBeTruthy();
  });

  it('are cleared by a press', async () => {
    localStorage.setItem('recent', '[2,1]');
    stubCards([kettle, washer]);
    renderWithQueries(<RecentlyViewed />);
    await strip();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(localStorage.getItem('recent')).toBeNull();
  });

  it('have space in the server’s page, and none where there is nothing to show', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<RecentlyViewed seen={1} />);
    expect(page.querySelector('[data-no-print]')).not.toBeNull();
    const { container } = renderWithQueries(<RecentlyViewed seen={1} />);
    expect(container.querySelector('[data-no-print]')).toBeNull();
  });

  it('are absent at first, without a request', () => {
    const calls = stubCards([]);
    renderWithQueries(<RecentlyViewed seen={1} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('the recently viewed products where one alone would leave its row empty', () => {
  it('are shown where there are enough of them', async () => {
    localStorage.setItem('recent', '[2,1]');
    stubCards([kettle, washer]);
    renderWithQueries(<RecentlyViewed least={2} />);
    expect((await strip()).textContent).toContain('Brae kettle');
  });

  it.each(['[]', '[2]'])('are absent, without a request, for %s', (seen) => {
    localStorage.setItem('recent', seen);
    const calls = stubCards([kettle]);
    const { container } = renderWithQueries(<RecentlyViewed least={2} />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[data-near]')).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('what others have bought', () => {
  it('is shown with the reason for its choice', async () => {
    stubApi(() => ({ body: { products: [kettle] } }));
    renderWithQueries(<BoughtWith ids={[1]} title="Often bought with it" />);
    const found = await screen.findByRole('region', { name: 'Often bought with it' });
    expect(found.textContent).toContain('Nobody pays for a place');
  });

  it('is left out when it cannot be loaded', async () => {
    const calls = stubApi(() => ({ status: 503, body: { message: 'No' } }));
    const { container } = renderWithQueries(<BoughtWith ids={[1]} title="Often bought with it" />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('[data-near]')?.childElementCount).toBe(0));
  });
});
