import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Hazards } from '@/components/product/buy/hazards';
import { MakerAndSafety } from '@/components/product/facts/maker-and-safety';

afterEach(cleanup);

const CONTACT = { name: 'Tarnside Ltd', address: 'Mill Yard, Kendal', electronic: 'safety@tarnside.example' };

test('the maker and the responsible person for Northern Ireland are shown with their contacts', () => {
  const responsible = { ...CONTACT, name: 'Causeway Ltd', electronic: 'https://causeway.example' };
  render(<MakerAndSafety safety={{ warnings: 'Gets hot.', maker: { ...CONTACT, responsible } }} />);
  expect(screen.getByRole('region', { name: 'Maker and safety' }).textContent).toContain('Gets hot.');
  expect(screen.getByRole('link', { name: CONTACT.electronic }).getAttribute('href')).toBe(
    `mailto:${CONTACT.electronic}`,
  );
  expect(screen.getByRole('link', { name: 'https://causeway.example' })).toBeTruthy();
});

test('a contact that is no e-mail or web address is not a link', () => {
  const maker = { ...CONTACT, electronic: 'javascript:alert(1)', responsible: null };
  render(<MakerAndSafety safety={{ warnings: null, maker }} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([null, { warnings: null, maker: null }])('nothing is rendered for %j', (safety) => {
  render(<MakerAndSafety safety={safety} />);
  expect(document.body.textContent).toBe('');
});

test('hazard statements and symbols are shown under the signal word', () => {
  render(<Hazards facts={{ signalWord: 'Danger', hazards: 'H314', pictograms: 'GHS05' }} />);
  const block = screen.getByRole('region', { name: 'Danger' });
  expect(block.textContent).toContain('Causes severe skin burns and eye damage.');
  expect(block.textContent).toContain('Symbol on the label: corrosion.');
});

test('nothing is rendered without a hazard label', () => {
  render(<Hazards facts={{ hazards: 'None' }} />);
  expect(document.body.textContent).toBe('');
});
