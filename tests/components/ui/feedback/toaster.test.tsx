import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { showToast, toast } from '@/components/ui/feedback/toast-store';
import { Toaster } from '@/components/ui/feedback/toaster';
import { knowVisibility } from '../../../support/visibility';

beforeAll(knowVisibility);
afterEach(() => {
  cleanup();
  toast.set(null);
});

function List({ moves }: { moves: boolean }) {
  const [items, setItems] = useState(['Hob', 'Oven']);
  const takeOut = (item: string) => {
    if (moves) document.getElementById('Oven')?.focus();
    setItems((now) => now.filter((each) => each !== item));
    showToast(`Taken out: ${item}`, { label: 'Undo', run: () => setItems(['Hob', 'Oven']) });
  };
  return (
    <>
      <main tabIndex={-1}>
        {items.map((item) => (
          <button type="button" id={item} key={item} onClick={() => takeOut(item)}>
            {item}
          </button>
        ))}
      </main>
      <Toaster />
    </>
  );
}

async function undo(): Promise<void> {
  screen.getByRole('button', { name: 'Hob' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Hob' })).toBeTruthy();
}

test('Undo returns focus to where it was when the toast appeared', async () => {
  render(<List moves />);
  await undo();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Oven' }));
});

test('Undo moves focus to the page where that element is gone', async () => {
  render(<List moves={false} />);
  await undo();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
