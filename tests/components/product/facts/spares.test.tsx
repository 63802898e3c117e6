import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Spares } from '@/components/product/facts/spares';
import type { Kind } from '@/lib/catalogue/kinds/table';

afterEach(cleanup);

it('the section says how long parts are kept and what to do beyond repair', () => {
  render(<Spares kind="Washing machine" years={10} maker="Tarnside" />);
  expect(screen.getByText(/^Tarnside keeps the usual parts for/).textContent).toContain('for 10 years');
  expect(screen.getByText(/beyond repair/)).toBeDefined();
});

it.each<Kind>(['Extended cover', 'Fitting service', 'Descaler', 'Water filter'])(
  'nothing is rendered for what is never repaired: %s',
  (kind) => {
    const { container } = render(<Spares kind={kind} years={undefined} maker="Tarnside" />);
    expect(container.textContent).toBe('');
  },
);
