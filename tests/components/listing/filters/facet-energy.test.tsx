import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FacetEnergy } from '@/components/listing/filters/facet-energy';
import type { FacetView } from '@/lib/listing/facet-view';

afterEach(cleanup);

test('an energy class is read out with its count, and with its scale where that is the older one', () => {
  const option = (label: string, scale: string, count: number) => ({
    token: label,
    label,
    count,
    chosen: false,
    energy: { class: label, scale },
  });
  const facet = {
    key: 'energy',
    groups: [
      { label: 'New', options: [option('A', 'A–G', 12)] },
      { label: 'Old', options: [option('A+', 'A+++–D', 3)] },
    ],
  } as unknown as FacetView;
  render(<FacetEnergy facet={facet} noun="ovens" />);
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Energy class A, 12',
    'Energy class A+, older scale, 3',
  ]);
});
