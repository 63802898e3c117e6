import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CompareEmpty } from '@/components/compare/compare-empty';
import { compared } from '@/lib/compare/client';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const tick = (...skus: string[]) => compared.change(() => skus.map((sku, id) => ({ id, sku, type: 'Hob' })));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  replace.mockReset();
});

test('a URL without products redirects to those that are ticked', () => {
  tick('A-1', 'B-2');
  render(<CompareEmpty gone={0} />);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/compare?sku=A-1,B-2');
});

test.each([
  ['one is ticked', ['A-1'], 0],
  ['nothing is ticked', [], 0],
  ['what was asked for is no longer sold', ['A-1', 'B-2'], 2],
])('the page explains how to compare where %s', (_, skus, gone) => {
  tick(...skus);
  render(<CompareEmpty gone={gone} />);
  expect(screen.getByText(/^Tick Compare on two or more/)).toBeDefined();
  expect(replace).not.toHaveBeenCalled();
});
