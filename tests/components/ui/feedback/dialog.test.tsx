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

test('the dialog is named by its heading, which gets focus, and closes by its button', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('dialog', { name: 'Where should we deliver?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where should we deliver?' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog closes by a press outside, and not by one inside', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('textbox', { name: 'Postcode' }));
  const dialog = screen.getByRole('dialog');
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the owner is told when the browser closes the dialog, such as by Esc, and can open it again', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});
