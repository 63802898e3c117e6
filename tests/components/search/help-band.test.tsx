import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnswerFoot } from '@/components/search/answer-foot';
import { HelpBand } from '@/components/search/help-band';

afterEach(cleanup);

test('each page that answers is a link with a line about its contents', () => {
  render(
    <HelpBand
      pages={[
        { name: 'Returns', path: '/returns', kind: 'help', line: 'How to start, and what it costs.' },
        { name: 'Terms of sale', path: '/terms', kind: 'help', line: null },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('/returns');
  expect(screen.getByText('How to start, and what it costs.')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe('Terms of sale');
});

test('below the answers are links to ring, to write and to the departments', () => {
  const laundry = { id: 1, name: 'Laundry', path: '/laundry', picture: null, productCount: 3, children: [] };
  const phone = { label: '0114 496 0142', dial: '+441144960142', hours: '8am to 8pm every day' };
  const { rerender } = render(<AnswerFoot help={{ phone, departments: [laundry] }} />);
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(['tel:+441144960142', '/contact', '/laundry']);
  rerender(<AnswerFoot help={{ phone: null, departments: [] }} />);
  expect(hrefs()).toEqual(['/contact']);
});
