import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MultibuyButton } from '@/components/lists/multibuy/multibuy-button';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('§4: adding to multibuy is seen to begin and to end, as is taking off', async () => {
  render(<MultibuyButton product={{ id: 7, name: 'Oven' }} />);
  const button = screen.getByRole('button');
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(button.textContent));
  watch.observe(button, { childList: true, characterData: true, subtree: true });
  await userEvent.click(button);
  await screen.findByRole('button', { name: /^Added to multibuy/ });
  expect(seen).toContain('Adding to multibuy: Oven');
  await userEvent.click(button);
  await screen.findByRole('button', { name: /^Add to multibuy/ });
  watch.disconnect();
  expect(JSON.parse(localStorage.getItem('multibuy') ?? '')).toEqual([]);
});
