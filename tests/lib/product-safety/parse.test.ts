import { expect, it } from 'vitest';
import { parseContact } from '@/lib/product-safety/parse';

const MAKER = { name: 'Tarnside Ltd', address: 'Mill Yard, Kendal', electronic: 'safety@tarnside.example' };

it('reads who made it, and who answers for it', () => {
  expect(parseContact(JSON.stringify({ ...MAKER, responsible: MAKER }))).toEqual({
    ...MAKER,
    responsible: MAKER,
  });
  expect(parseContact(JSON.stringify(MAKER))).toEqual({ ...MAKER, responsible: null });
});

it('leaves out somebody responsible who cannot be written to', () => {
  expect(parseContact(JSON.stringify({ ...MAKER, responsible: { name: 'X' } }))?.responsible).toBeNull();
});

it.each([undefined, '', 'Kendal', '{}', '[]', JSON.stringify({ ...MAKER, address: ' ' })])(
  'nobody can be written to by %j',
  (json) => expect(parseContact(json)).toBeNull(),
);
