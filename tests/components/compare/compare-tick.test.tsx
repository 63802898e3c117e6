import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareTick } from '@/components/compare/compare-tick';
import { Toaster } from '@/components/ui/feedback/toaster';
import { compared } from '@/lib/compare/client';

const product = (sku: string, type = 'Washing machine') => ({
  id: sku.charCodeAt(0),
  sku,
  type,
  name: `Brae ${sku}`,
});
const tick = (sku: string) => screen.getByRole('checkbox', { name: `Compare: Brae ${sku}` });
const skus = () => compared.read().map(({ sku }) => sku);

function open({ wide = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  render(
    <>
      {['A', 'B', 'C', 'D', 'E'].map((sku) => (
        <CompareTick key={sku} product={product(sku)} />
      ))}
      <CompareTick product={product('X', 'Dishwasher')} />
      <Toaster />
    </>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the Compare checkbox of a product', () => {
  it('adds the product to the comparison, stored without its name, and removes it again', async () => {
    open();
    await userEvent.click(tick('A'));
    await expect.poll(() => tick('A')).toHaveProperty('checked', true);
    expect(JSON.parse(localStorage.getItem('compare') ?? '')).toEqual([
      { id: 65, sku: 'A', type: 'Washing machine' },
    ]);
    await userEvent.click(tick('A'));
    expect(skus()).toEqual([]);
  });

  it('says why a fifth product is refused', async () => {
    open();
    for (const sku of ['A', 'B', 'C', 'D', 'E']) await userEvent.click(tick(sku));
    expect((await screen.findByRole('region', { name: 'Notice' })).textContent).toContain(
      'Four can be compared',
    );
    expect(skus()).toEqual(['A', 'B', 'C', 'D']);
    expect(tick('E')).toHaveProperty('checked', false);
  });

  it('says why a third product is refused on a phone', async () => {
    open({ wide: false });
    for (const sku of ['A', 'B', 'C']) await userEvent.click(tick(sku));
    expect((await screen.findByRole('region', { name: 'Notice' })).textContent).toContain('on a phone');
    expect(skus()).toEqual(['A', 'B']);
  });

  it('offers to start again with a product of another kind', async () => {
    open();
    await userEvent.click(tick('A'));
    await userEvent.click(tick('X'));
    const notice = await screen.findByRole('region', { name: 'Notice' });
    expect(notice.textContent).toContain('You are comparing washing machines.');
    await userEvent.click(screen.getByRole('button', { name: 'Compare this instead' }));
    expect(skus()).toEqual(['X']);
  });
});
