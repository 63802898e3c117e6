import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmptyMultibuy } from '@/components/lists/multibuy/empty-multibuy';
import { toast } from '@/components/ui/feedback/toast-store';
import type { SetStart } from '@/lib/content/home-types';
import { multibuy } from '@/lib/lists/client';
import { withItem, withItemQuantity } from '@/lib/lists/rules';
import { renderWithQueries } from '../../../support/query';
import { aCard } from '../../../support/shop';

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const piece = (id: number, Type: string) => ({
  slot: Type,
  card: aCard({ id, sku: `SKU-${id}`, name: Type, price: { now: 40_000 }, attributes: { Type } }),
});
const start: SetStart = {
  places: [
    {
      kind: 'oven',
      label: 'Oven',
      path: '/built-in-ovens',
      picture: { template: 'https://pictures.example/ovens-{:size}.webp', alt: 'An oven' },
    },
    { kind: 'hob', label: 'Hob', path: '/hobs', picture: null },
  ],
  pieces: [piece(1, 'Single oven'), piece(2, 'Induction hob'), piece(3, 'Cooker hood')],
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  push.mockClear();
  toast.set(null);
});

describe('an empty kitchen set', () => {
  it('shows its places, each with a link to its list', () => {
    renderWithQueries(<EmptyMultibuy start={start} />);
    const places = screen.getByRole('list', { name: 'Places of the set' });
    expect(
      within(places)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/built-in-ovens', '/hobs']);
    expect(within(places).getByRole('link', { name: 'Choose an oven' })).toBeTruthy();
    const pictures = [...places.querySelectorAll('img')];
    expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([
      ['https://pictures.example/ovens-300w.webp', ''],
    ]);
  });

  it('states what sets save, and the total of the suggested one with its discount', () => {
    renderWithQueries(<EmptyMultibuy start={start} />);
    expect(screen.getByText(/3 different kinds save 5%, 4 save 7\.5% and 5 save 10%\./)).toBeTruthy();
    const ready = screen.getByRole('region', { name: 'Or start with these 3' });
    expect(within(ready).getByRole('row', { name: 'Set discount −£60.00' })).toBeTruthy();
    expect(within(ready).getByRole('row', { name: 'Total £1,140.00' })).toBeTruthy();
  });

  it('adds the suggested set with one press to what is there, and Undo removes only that', async () => {
    localStorage.setItem('multibuy', JSON.stringify([{ entityId: 2, quantity: 4 }]));
    renderWithQueries(<EmptyMultibuy start={start} />);
    await userEvent.click(screen.getByRole('link', { name: 'Put these 3 in my kitchen set' }));
    const kept = () => JSON.parse(localStorage.getItem('multibuy') ?? '[]') as unknown;
    expect(kept()).toEqual([
      { entityId: 2, quantity: 4 },
      { entityId: 1, quantity: 1 },
      { entityId: 3, quantity: 1 },
    ]);
    expect(push).toHaveBeenCalledWith('/multibuy-list');
    multibuy.change((list) => withItem(withItemQuantity(list, 2, 5), 9));
    toast.read()?.action?.run();
    expect(kept()).toEqual([
      { entityId: 2, quantity: 5 },
      { entityId: 9, quantity: 1 },
    ]);
  });

  it('links to the same set by its URL where no script runs', () => {
    renderWithQueries(<EmptyMultibuy start={start} />);
    const link = screen.getByRole('link', { name: 'Put these 3 in my kitchen set' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/multibuy-list?items=SKU-1:1,SKU-2:1,SKU-3:1',
    );
  });

  it('links to the departments while the content service is down', () => {
    renderWithQueries(<EmptyMultibuy start={{ places: [], pieces: [] }} />);
    expect(screen.getByRole('link', { name: 'Browse the departments' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Places of the set' })).toBeNull();
  });
});
