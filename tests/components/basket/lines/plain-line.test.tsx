import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlainLine } from '@/components/basket/lines/plain-line';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard, aLine } from '../../../support/shop';

afterEach(cleanup);

test.each([
  ['Own appointment', 1],
  ['With the delivery', 0],
])('a line whose fitting has the visit “%s” has %i remarks about the fitter', (Visit, count) => {
  const fitting = aCard({ attributes: { Type: 'Fitting service', Visit } });
  const line = aLine({ extras: [aLine({ id: 'fitting', name: 'Fit it', product: fitting })] });
  render(<PlainLine line={line} services={[]} terms={BUILT_IN.cover} />);
  // All of it is one remark.
  const whole = /our fitter rings within one working day.*They take the old one out/;
  expect(screen.queryAllByText(whole)).toHaveLength(count);
});
