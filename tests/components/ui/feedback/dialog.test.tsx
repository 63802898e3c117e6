import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Dialog } from '@/components/ui/feedback/dialog';
import { installTopLayer } from '../../../support/top-layer';

beforeAll(installTopLayer);
afterEach(cleanup);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Where should we deliver?" foot="Kept here">
        <input aria-label="Postcode" />
      </Dialog>
    </>
  );
}

test('it opens at its heading, is named by it, and closes by its button', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('dialog', { name: 'Where should we deliver?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where should we deliver?' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press beside it closes it, a press inside does not', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('textbox', { name: 'Postcode' }));
  const dialog = screen.getByRole('dialog');
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the platform closes, such as Esc, is told to the owner, and it opens again', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});
