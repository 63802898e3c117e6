import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MultibuyButton } from '@/components/lists/multibuy/multibuy-button';
import { toast } from '@/components/ui/feedback/toast-store';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('§4: the button says adding, then added, and Add again after removal', async () => {
  render(<MultibuyButton product={{ id: 7, name: 'Oven' }} />);
  const button = screen.getByRole('button');
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(button.textContent));
  watch.observe(button, { childList: true, characterData: true, subtree: true });
  await userEvent.click(button);
  await screen.findByRole('button', { name: /^Added to kitchen set/ });
  expect(seen).toContain('Adding to kitchen set: Oven');
  expect(toast.read()).toMatchObject({
    text: 'Added to kitchen set: Oven',
    action: { label: 'See the set' },
  });
  await userEvent.click(button);
  await screen.findByRole('button', { name: /^Add to kitchen set/ });
  watch.disconnect();
  expect(JSON.parse(localStorage.getItem('multibuy') ?? '')).toEqual([]);
});
