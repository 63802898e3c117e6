import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ThreeOpener } from '@/components/choosing/three-opener';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome, home } from '@/lib/home/client';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const card = aCard({ name: 'Tarnside TW-914 washing machine, 9 kg' });
const pick = {
  role: 'sensible',
  candidate: { card, brought: 42_900, run: 5_400, first: null },
  reason: '9 kg load and 70 dB.',
  givesUp: null,
  next: { words: 'Another £100 buys nothing better overall.', card: null },
};

/** What the shop is asked, as addresses of `/choose`; `first` is waited for before the first of them is answered. */
function draw(first?: Promise<{ status: number; body: unknown }>) {
  const asked: string[] = [];
  stubApi(async ({ method, url, body }) => {
    if (url !== '/api/three') return { body: {} };
    expect(method).toBe('POST');
    const { ask } = body as { ask: string };
    asked.push(ask);
    if (first && asked.length === 1) return first;
    const isAnswered = ask.includes('people=');
    return {
      body: {
        kind: 'Washing machine',
        wishes: [{ name: 'quiet', ask: 'Quiet' }],
        words: 'Chosen from 91 in stock: for 4 people and quiet.',
        picks: isAnswered ? [pick] : [],
      },
    };
  });
  renderWithQueries(<ThreeOpener list="/washing-machines" />);
  return asked;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  home.erase();
  vi.unstubAllGlobals();
});

test('three answers lead to picks with a reason, what is given up and what £100 more buys', async () => {
  const asked = draw();
  const link = screen.getByRole('link', { name: 'Three for you' });
  expect(link.getAttribute('href')).toBe('/choose?in=/washing-machines');
  await userEvent.click(link);
  const first = await screen.findByRole('heading', { name: /^1 of 3/ });
  expect(document.activeElement).toBe(first);
  await press('We are moving');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^2 of 3/ }));
  await press('Four');
  await userEvent.click(await screen.findByRole('button', { name: 'Quiet' }));
  expect(await screen.findByText('Chosen from 91 in stock: for 4 people and quiet.')).toBeTruthy();
  for (const words of ['9 kg load and 70 dB.', 'What you give up', 'What £100 more buys'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Add your size/ }).getAttribute('href')).toBe(asked.at(-1));
  expect(asked.at(-1)).toBe('/choose?in=/washing-machines&why=moving&people=4&want=quiet');
  await press('Answer again');
  expect(screen.getByRole('heading', { name: /^1 of 3/ })).toBeTruthy();
});

test('what is known of the home is sent with the answers, in the body rather than the URL', async () => {
  changeHome({ postcode: 'LS6 3BN', spaces: { laundry: { ...UNMEASURED, widths: [604] } } });
  const asked = draw();
  await userEvent.click(screen.getByRole('link', { name: 'Three for you' }));
  await screen.findByRole('heading', { name: /^1 of 3/ });
  await press('We are moving');
  await press('Two');
  await screen.findByRole('button', { name: 'Quiet' });
  await press('Nothing in particular');
  await screen.findByText(/^Chosen from/);
  expect(asked.at(-1)).toContain('width=604');
  expect(asked.at(-1)).toContain('postcode=LS6');
});

test('the last question waits for its choices, and offers a retry where they could not be read', async () => {
  const first = Promise.withResolvers<{ status: number; body: unknown }>();
  draw(first.promise);
  await userEvent.click(screen.getByRole('link', { name: 'Three for you' }));
  await screen.findByRole('heading', { name: /^1 of 3/ });
  await press('We are moving');
  await press('Four');
  const question = screen.getByRole('heading', { name: /^3 of 3/ });
  expect(screen.getByRole('status').textContent).toBe('Loading the choices');
  expect(screen.queryByRole('button')).toBeNull();
  first.resolve({ status: 404, body: { message: 'Not now' } });
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Nothing in particular' })).toBeNull();
  await press('Try again');
  await screen.findByRole('button', { name: 'Quiet' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(question);
  await press('Nothing in particular');
  expect(await screen.findByText(/^Chosen from/)).toBeTruthy();
});

test('a status says that the three are being chosen', async () => {
  const first = Promise.withResolvers<{ status: number; body: unknown }>();
  stubApi(async ({ url, body }) => {
    if (url !== '/api/three') return { body: {} };
    if ((body as { ask: string }).ask.includes('people=')) return first.promise;
    const wishes = [{ name: 'quiet', ask: 'Quiet' }];
    return { body: { kind: 'Washing machine', wishes, words: '', picks: [] } };
  });
  renderWithQueries(<ThreeOpener list="/washing-machines" />);
  await userEvent.click(screen.getByRole('link', { name: 'Three for you' }));
  await screen.findByRole('heading', { name: /^1 of 3/ });
  await press('We are moving');
  await press('Four');
  await userEvent.click(await screen.findByRole('button', { name: 'Quiet' }));
  expect(screen.getByRole('status').textContent).toBe('Choosing three');
  first.resolve({ status: 404, body: { message: 'Not now' } });
  await screen.findByRole('alert');
  expect(screen.queryByText('Choosing three')).toBeNull();
});
