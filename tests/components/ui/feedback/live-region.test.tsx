import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '@/components/ui/feedback/live-region';
import { announce } from '@/components/ui/feedback/live-store';
import { hideToast, showToast } from '@/components/ui/feedback/toast-store';
import { Toaster } from '@/components/ui/feedback/toaster';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => hideToast());
  vi.useRealTimers();
  cleanup();
});

const settle = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const said = () => document.querySelector('[data-live-region]')?.textContent ?? '';

test('of several announcements in quick succession only the last is read out', () => {
  render(<LiveRegion />);
  announce('1 item in your basket');
  announce('2 items in your basket');
  settle(100);
  announce('3 items in your basket');
  settle(249);
  expect(said()).toBe('');
  settle(1);
  expect(said().trim()).toBe('3 items in your basket');
});

test('the same sentence announced again changes the live region', () => {
  render(<LiveRegion />);
  announce('Saved');
  settle(250);
  const first = said();
  announce('Saved');
  settle(250);
  expect(said()).not.toBe(first);
  expect(said().trim()).toBe('Saved');
});

test('there is one live region, and it is polite', () => {
  render(<LiveRegion />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

test('a toast is read out, can be undone and disappears by itself', () => {
  render(
    <>
      <LiveRegion />
      <Toaster />
    </>,
  );
  const undo = vi.fn();
  act(() => showToast('Kettle removed.', { label: 'Undo', run: undo }));
  settle(250);
  expect(said().trim()).toBe('Kettle removed.');
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();

  act(() => showToast('Toaster removed.'));
  settle(7999);
  expect(screen.getByRole('region', { name: 'Notice' }).textContent).toBe('Toaster removed.');
  settle(1);
  expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();
});

test('a toast stays while its button has focus', () => {
  render(<Toaster />);
  act(() => showToast('Kettle removed.', { label: 'Undo', run: () => {} }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  settle(20_000);
  expect(screen.getByText('Kettle removed.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  act(() => showToast('Another.'));
  settle(10_000);
  expect(screen.queryByText('Another.')).toBeNull();
});
