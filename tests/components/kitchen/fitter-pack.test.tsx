import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FitterPack } from '@/components/kitchen/fitter-pack';
import { changeHome, home } from '@/lib/home/client';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { gatewayAnswer } from '../../support/gateway';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const asked = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(asked.query) }));

const washer = aCard({ id: 1, name: 'Tarnside washing machine', sku: 'TARN-TW914-WH' });
const hob = aCard({
  id: 2,
  name: 'Brae hob',
  sku: 'BRAE-H60',
  attributes: { Type: 'Gas hob', 'Hob type': 'Gas' },
});

function open(query = '', fragment = '') {
  asked.query = query;
  history.replaceState(null, '', `/${fragment}`);
  stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards: [washer, hob] }) }));
  renderWithQueries(<FitterPack />);
}

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent?.trim());

beforeEach(() => {
  localStorage.clear();
  home.erase();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the sheet without a list in its URL is for the visitor’s own kitchen set, with its quantities', async () => {
  localStorage.setItem('multibuy', JSON.stringify([{ entityId: 1, quantity: 2 }]));
  open();
  expect(await rows()).toEqual(['2 × Tarnside washing machine TARN-TW914-WH']);
});

it('the sheet is for the list in its URL, whatever the visitor’s own set holds', async () => {
  localStorage.setItem('multibuy', JSON.stringify([{ entityId: 1, quantity: 2 }]));
  open('items=BRAE-H60:1');
  expect(await rows()).toEqual(['Brae hob BRAE-H60']);
});

describe('the kitchen that a set is checked against', () => {
  const NO_GAS = /this kitchen has none/;

  beforeEach(() => {
    changeHome({ kitchen: { ...NOTHING_TOLD, fuel: 'electric' } });
    localStorage.setItem('multibuy', JSON.stringify([{ entityId: 2, quantity: 1 }]));
  });

  it('is the visitor’s own for their own set', async () => {
    open();
    expect(await screen.findByText(NO_GAS)).toBeTruthy();
    expect(screen.getByText('Checked against this kitchen: no gas.')).toBeTruthy();
  });

  it('is the one that was sent with a shared set', async () => {
    open('items=BRAE-H60:1', '#fuel=mains+gas&circuit=32');
    expect(
      await screen.findByText('Checked against this kitchen: mains gas, 32 A cooker circuit.'),
    ).toBeTruthy();
    expect(screen.queryByText(NO_GAS)).toBeNull();
  });

  it('is said to be unknown where none was sent', async () => {
    open('items=BRAE-H60:1');
    expect(await screen.findByText(/^We have no details of the kitchen/)).toBeTruthy();
    expect(screen.queryByText(NO_GAS)).toBeNull();
  });
});

it('the sheet says what to do where there is no set', () => {
  open();
  expect(screen.getByText(/Put appliances in the set, then come back/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Start a kitchen set' }).getAttribute('href')).toBe(
    '/multibuy-list',
  );
});
