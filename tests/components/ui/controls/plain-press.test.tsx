import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearestOpener } from '@/components/compare/nearest-opener';
import { TakeSet } from '@/components/lists/multibuy/take-set';
import { multibuy } from '@/lib/lists/client';

const go = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

/** What the page left to the browser, which would open it in a new tab. */
let isLeft: boolean | null = null;
const see = (event: MouseEvent) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};
beforeEach(() => {
  isLeft = null;
  window.addEventListener('click', see);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('click', see);
  multibuy.erase();
  go.push.mockClear();
});

async function pressHolding(key: string, name: RegExp) {
  const user = userEvent.setup();
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByRole('link', { name }));
  await user.keyboard(`{/${key}}`);
}

test.each(['Control', 'Meta', 'Shift'])(
  'a press with %s on a comparison is left to the browser',
  async (key) => {
    render(<NearestOpener skus={['A-1', 'B-2']} href="/compare?skus=A-1,B-2" />);
    await pressHolding(key, /^Compare them/);
    expect(isLeft).toBe(true);
    expect(screen.getByRole('link', { name: 'Compare them' })).toBeTruthy();
  },
);

test.each(['Control', 'Meta', 'Shift'])(
  'a press with %s on a set is left to the browser, and adds nothing',
  async (key) => {
    render(<TakeSet cards={[{ id: 1, sku: 'A-1' }]} />);
    await pressHolding(key, /in my kitchen set$/);
    expect(isLeft).toBe(true);
    expect(multibuy.read()).toEqual([]);
    expect(go.push).not.toHaveBeenCalled();
  },
);
