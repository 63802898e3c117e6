import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeenBefore } from '@/components/home/seen-before';
import { stubNearness } from '../../support/near-screen';
import { gatewayAnswer } from '../../support/gateway';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const washer = aCard({ id: 1 });
const kettle = aCard({ id: 2, name: 'Brae kettle', path: '/kettle', energy: null });

beforeEach(() => {
  localStorage.clear();
  stubNearness(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who comes back finds what they have looked at', async () => {
  localStorage.setItem('recent', '[2,1]');
  stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards: [kettle, washer] }) }));
  renderWithQueries(<SeenBefore />);
  expect((await screen.findByRole('region', { name: 'Recently viewed' })).textContent).toContain(
    'Brae kettle',
  );
});

test.each(['[]', '[2]'])('there is no strip, and nothing is asked, for %s', (seen) => {
  localStorage.setItem('recent', seen);
  const calls = stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards: [kettle] }) }));
  const { container } = renderWithQueries(<SeenBefore />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('[data-near]')).toBeNull();
  expect(calls).toEqual([]);
});
