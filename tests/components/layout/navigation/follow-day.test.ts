import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDay } from '@/components/layout/navigation/follow-day';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T19:58:00Z') }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const MINUTE = 60_000;

test('a page that stays open is told once of each turn of the day', () => {
  const onTurn = vi.fn();
  const leave = followDay(20, onTurn);
  vi.advanceTimersByTime(MINUTE);
  expect(onTurn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(onTurn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4 * 60 * MINUTE);
  expect(onTurn).toHaveBeenCalledTimes(2);
  leave();
  vi.advanceTimersByTime(24 * 60 * MINUTE);
  expect(onTurn).toHaveBeenCalledTimes(2);
});

test('a page is told of a turn only when it is visible and online', () => {
  const onTurn = vi.fn();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const leave = followDay(20, onTurn);
  vi.advanceTimersByTime(60 * MINUTE);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onTurn).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  vi.advanceTimersByTime(MINUTE);
  expect(onTurn).toHaveBeenCalledTimes(1);
  leave();
});
