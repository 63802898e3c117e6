import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoteForm } from '@/components/orders/changes/note-form';

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: vi.fn() }) }));

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  document.cookie = 'XSRF-TOKEN=x';
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ redirect: '/track-order?order=7&note=n' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a note is sent with its order, and the order’s page is opened', async () => {
  render(<NoteForm order={7} text="Second floor" note={null} />);
  const field = screen.getByLabelText(/What the crew should know/);
  expect((field as HTMLInputElement).value).toBe('Second floor');
  await userEvent.type(field, ', narrow turn');
  await userEvent.click(screen.getByRole('button', { name: 'Tell the crew' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/track-order?order=7&note=n'));
  expect(sent).toEqual([{ order: '7', note: 'Second floor, narrow turn' }]);
});
