import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlainLine } from '@/components/basket/lines/plain-line';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard, aLine } from '../../../support/shop';

afterEach(cleanup);

test.each([
  ['Own appointment', 1],
  ['With the delivery', 0],
])('of a fitting whose visit is “%s” a line names that visit: %i', (Visit, count) => {
  const fitting = aCard({ attributes: { Type: 'Fitting service', Visit } });
  const line = aLine({ extras: [aLine({ id: 'fitting', name: 'Fit it', product: fitting })] });
  render(<PlainLine line={line} services={[]} terms={BUILT_IN.cover} />);
  expect(screen.queryAllByText(/our fitter rings within one working day/)).toHaveLength(count);
});
