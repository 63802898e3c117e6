import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controlCards } from '@/components/listing/enhance/card-controls';
import { ResultGroup } from '@/components/listing/result-group';
import { shownCard } from '@/components/card/product-card';
import { cardView } from '@/lib/catalogue/card-view';
import { compared } from '@/lib/compare/client';
import { chosenOf } from '@/lib/compare/tray';
import { wishlist as local } from '@/lib/lists/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

const now = new Date('2026-11-20T12:00:00Z');
const card = (id: number) => {
  const product = aCard({ id, name: `Tarn T${id}`, sku: `T-${id}`, path: `/t${id}` });
  const chosen = chosenOf(product);
  return { card: shownCard(product), view: cardView(product, now, BUILT_IN), eager: false, product: chosen };
};

let leaving = new AbortController();
beforeEach(() => {
  leaving = new AbortController();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  leaving.abort();
  cleanup();
  vi.unstubAllGlobals();
  local.erase();
  compared.erase();
});

const heart = (name: string) => screen.getByRole('button', { name: new RegExp(`wishlist: ${name}$`) });
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare: ${name}` });

function drawList(ids: number[]) {
  const view = render(<ResultGroup cards={ids.map(card)} />);
  controlCards(view.container, leaving.signal);
  return (shown: number[]) => act(async () => view.rerender(<ResultGroup cards={shown.map(card)} />));
}

test('the heart saves its product to the wishlist and removes it again', async () => {
  drawList([1, 2]);
  await userEvent.click(heart('Tarn T1'));
  expect(heart('Tarn T1').getAttribute('aria-pressed')).toBe('true');
  expect(heart('Tarn T1').getAttribute('aria-label')).toBe('Saved to wishlist: Tarn T1');
  expect(heart('Tarn T2').getAttribute('aria-pressed')).toBe('false');
  expect(local.read().map(({ entityId }) => entityId)).toEqual([1]);
  await userEvent.click(heart('Tarn T1'));
  expect(heart('Tarn T1').getAttribute('aria-label')).toBe('Save to wishlist: Tarn T1');
});

test('the Compare checkbox follows the comparison, wherever that is changed', async () => {
  drawList([1, 2]);
  await userEvent.click(tick('Tarn T1'));
  await expect.poll(() => tick('Tarn T1').checked).toBe(true);
  expect(compared.read().map(({ sku }) => sku)).toEqual(['T-1']);
  act(() => void compared.change(() => []));
  expect(tick('Tarn T1').checked).toBe(false);
});

test('cards that arrive later show what is saved, and their hearts work', async () => {
  const show = drawList([1]);
  await userEvent.click(heart('Tarn T1'));
  await show([2, 1]);
  await expect.poll(() => heart('Tarn T2').getAttribute('data-early')).toBe('awake');
  expect(heart('Tarn T1').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(heart('Tarn T2'));
  expect(heart('Tarn T2').getAttribute('aria-pressed')).toBe('true');
});
