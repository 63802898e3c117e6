import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';

afterEach(cleanup);

test.each([
  ['A–G', 'D', 'A to G'],
  ['A+++–D', 'A++', 'A+++ to D'],
] as const)('the label says in words that on %s the class is %s', (scale, letter, range) => {
  render(
    <EnergyArrow energyClass={letter} scale={scale} href="#label" product="Tarnside TW-914" words="none" />,
  );
  const name = `Energy label: class ${letter} on a scale from ${range}, Tarnside TW-914`;
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('the arrow shows the letter and the range', () => {
  const { container } = render(<EnergyArrow energyClass="E" scale="A–G" />);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['A', 'G', 'E']);
  expect(container.textContent).toContain('Class E of A to G');
});

test('a letter that is not on the scale is not drawn', () => {
  expect(render(<EnergyArrow energyClass="A++" scale="A–G" />).container.innerHTML).toBe('');
});
