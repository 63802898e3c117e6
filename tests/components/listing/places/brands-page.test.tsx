import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrandsPage } from '@/components/listing/places/brands-page';

afterEach(cleanup);

test('the page has the name that links to it use', () => {
  render(<BrandsPage letters={[]} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Makers');
});

test('§9: a maker’s logo is shown at 150 px', () => {
  const picture = { template: 'https://pictures.example/{:size}/tarnside', alt: 'Tarnside' };
  const seo = { title: 'Tarnside', description: '' };
  const maker = { id: 2, name: 'Tarnside', path: '/brands/tarnside', productCount: 3, descriptionHtml: '' };
  render(<BrandsPage letters={[{ letter: 'T', brands: [{ ...maker, picture, seo }] }]} />);
  const mark = document.querySelector('[data-maker] img');
  expect(mark?.getAttribute('src')).toBe('https://pictures.example/150w/tarnside');
  expect(mark?.getAttribute('width')).toBe('150');
});
