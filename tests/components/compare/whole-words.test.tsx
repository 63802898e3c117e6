import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeWords } from '@/components/compare/whole-words';

test('a model number with a hyphen stays on one line, and the name reads as before', () => {
  const { container } = render(<WholeWords name="Tarnside TW-914" />);
  expect(container.textContent).toBe('Tarnside TW-914');
  expect(container.querySelector('.nowrap')?.textContent).toBe('TW-914');
});
