import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MiniLine } from '@/components/checkout/mini-line';
import { aLine } from '../../support/shop';

afterEach(cleanup);

it('a line of the order summary names the chosen size', () => {
  const of = (value: string) => [{ id: 5, name: 'Length', value, choice: 9 }];
  render(
    <ul>
      <MiniLine line={aLine({ id: 'short', name: 'Hose', options: of('2 m') })} />
      <MiniLine line={aLine({ id: 'long', name: 'Hose', options: of('4 m') })} />
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Length: 2 m'),
    expect.stringContaining('Length: 4 m'),
  ]);
});
