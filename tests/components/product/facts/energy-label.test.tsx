import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EnergyLabel } from '@/components/product/facts/energy-label';
import { aCard } from '../../../support/shop';

afterEach(cleanup);

it('the energy label links to its product information sheet', () => {
  render(<EnergyLabel product={aCard()} energy={{ class: 'A', scale: 'A–G' }} />);
  const sheet = screen.getByRole('link', { name: 'Product information sheet (PDF)' });
  expect(sheet.getAttribute('href')).toBe('/information-sheet/tarn-tw914-wh');
});
