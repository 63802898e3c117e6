import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Successor } from '@/components/product/facts/successor';

afterEach(cleanup);

it('the page names the successor, and links to it and to the manual', () => {
  const successor = { sku: 'TARN-TW914-WH', name: 'Tarnside TW-914 washing machine, 9 kg' };
  render(<Successor successor={successor} manual="https://tarnside.example/tw-912.pdf" />);
  const on = screen.getByRole('link', { name: /^See its replacement/ });
  expect(on.textContent).toBe(`See its replacement (the ${successor.name})`);
  expect(on.getAttribute('href')).toBe('/p/TARN-TW914-WH');
  expect(screen.getByRole('link', { name: 'its manual (PDF)' })).toBeTruthy();
});

it('the page says that nothing replaces it, and links to spares without a manual', () => {
  render(<Successor successor={null} manual={null} />);
  expect(screen.getByText(/^Nothing replaces it directly/)).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['spares and repair']);
});
