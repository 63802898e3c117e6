import { expect, it } from 'vitest';
import { parseContact } from '@/lib/product-safety/parse';

const MAKER = { name: 'Tarnside Ltd', address: 'Mill Yard, Kendal', electronic: 'safety@tarnside.example' };

it('reads the maker’s contact, and the responsible person’s', () => {
  expect(parseContact(JSON.stringify({ ...MAKER, responsible: MAKER }))).toEqual({
    ...MAKER,
    responsible: MAKER,
  });
  expect(parseContact(JSON.stringify(MAKER))).toEqual({ ...MAKER, responsible: null });
});

it('leaves out a responsible person without an address', () => {
  expect(parseContact(JSON.stringify({ ...MAKER, responsible: { name: 'X' } }))?.responsible).toBeNull();
});

it.each([undefined, '', 'Kendal', '{}', '[]', JSON.stringify({ ...MAKER, address: ' ' })])(
  'reads no contact from %j',
  (json) => expect(parseContact(json)).toBeNull(),
);
