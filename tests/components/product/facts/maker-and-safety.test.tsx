import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Hazards } from '@/components/product/buy/hazards';
import { MakerAndSafety } from '@/components/product/facts/maker-and-safety';

afterEach(cleanup);

const CONTACT = { name: 'Tarnside Ltd', address: 'Mill Yard, Kendal', electronic: 'safety@tarnside.example' };

test('the maker stands with its address and a way to write, and who answers in Northern Ireland', () => {
  const responsible = { ...CONTACT, name: 'Causeway Ltd', electronic: 'https://causeway.example' };
  render(<MakerAndSafety safety={{ warnings: 'Gets hot.', maker: { ...CONTACT, responsible } }} />);
  expect(screen.getByRole('region', { name: 'Maker and safety' }).textContent).toContain('Gets hot.');
  expect(screen.getByRole('link', { name: CONTACT.electronic }).getAttribute('href')).toBe(
    `mailto:${CONTACT.electronic}`,
  );
  expect(screen.getByRole('link', { name: 'https://causeway.example' })).toBeTruthy();
});

test('an address that is no way to write is no link', () => {
  const maker = { ...CONTACT, electronic: 'javascript:alert(1)', responsible: null };
  render(<MakerAndSafety safety={{ warnings: null, maker }} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([null, { warnings: null, maker: null }])('nothing is said of %j', (safety) => {
  render(<MakerAndSafety safety={safety} />);
  expect(document.body.textContent).toBe('');
});

test('the words of a hazardous label stand under its signal word', () => {
  render(<Hazards facts={{ signalWord: 'Danger', hazards: 'H314', pictograms: 'GHS05' }} />);
  const block = screen.getByRole('region', { name: 'Danger' });
  expect(block.textContent).toContain('Causes severe skin burns and eye damage.');
  expect(block.textContent).toContain('Symbol on the label: corrosion.');
});

test('what has no hazardous label has no block', () => {
  render(<Hazards facts={{ hazards: 'None' }} />);
  expect(document.body.textContent).toBe('');
});
