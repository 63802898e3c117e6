import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnderstoodLine } from '@/components/search/understood-line';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const NOTHING = { sentences: [], kind: null, place: null, guide: null, ways: [], smaller: null };

test('the line says how a search was understood, and links to other ways of searching', () => {
  render(
    <UnderstoodLine
      understood={{
        sentences: ['We do not sell Bosch.'],
        kind: { label: 'Dishwasher', without: '/search?q=bosch' },
        place: { id: 1, name: 'Dishwashers', path: '/dishwashers', within: '', count: 4 },
        guide: { name: 'How to choose a dishwasher', path: '/buying-guides/dishwashers', kind: 'guide' },
        ways: [{ label: 'under £300', count: 9, href: '/search?q=bosch+dishwasher' }],
        smaller: { label: 'Narrower ones too', href: '/search?q=60cm+gap&space-width=..600' },
      }}
    />,
  );
  expect(screen.getByText('We do not sell Bosch.')).toBeDefined();
  expect(hrefOf('Remove: Dishwasher')).toBe('/search?q=bosch');
  expect(hrefOf('Without “under £300”: 9 products')).toBe('/search?q=bosch+dishwasher');
  expect(hrefOf('Narrower ones too')).toBe('/search?q=60cm+gap&space-width=..600');
  expect(hrefOf('All dishwashers')).toBe('/dishwashers');
  expect(hrefOf('How to choose a dishwasher')).toBe('/buying-guides/dishwashers');
});

test('nothing is rendered where there is nothing to say', () => {
  const { container } = render(<UnderstoodLine understood={NOTHING} />);
  expect(container.innerHTML).toBe('');
});
