import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FitterPack } from '@/components/kitchen/fitter-pack';
import { gatewayAnswer } from '../../support/gateway';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const asked = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(asked.query) }));

const washer = aCard({ id: 1, name: 'Tarnside washing machine', sku: 'TARN-TW914-WH' });
const hob = aCard({ id: 2, name: 'Brae hob', sku: 'BRAE-H60' });

function open(query = '') {
  asked.query = query;
  stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards: [washer, hob] }) }));
  renderWithQueries(<FitterPack />);
}

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent?.trim());

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('by its bare address is of the visitor’s own kitchen set, with its quantities', async () => {
  localStorage.setItem('multibuy', JSON.stringify([{ entityId: 1, quantity: 2 }]));
  open();
  expect(await rows()).toEqual(['2 × Tarnside washing machine TARN-TW914-WH']);
});

it('is of the list that the address names, whatever the own one holds', async () => {
  localStorage.setItem('multibuy', JSON.stringify([{ entityId: 1, quantity: 2 }]));
  open('items=BRAE-H60:1');
  expect(await rows()).toEqual(['Brae hob BRAE-H60']);
});

it('says what to do where there is no set', () => {
  open();
  expect(screen.getByText(/Put appliances in the set, then come back/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start a kitchen set' }).getAttribute('href')).toBe(
    '/multibuy-list',
  );
});
