import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type AccountItem, parseAccountItems, skuOf, writeAccountItems } from '@/lib/lists/account-items';
import { merged } from '@/lib/lists/merge';
import { MAX_ITEMS } from '@/lib/lists/rules';

/** `A:2 B:1` as a list. */
const read = (text: string): AccountItem[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [sku = '', quantity] = part.split(':');
      return { sku, quantity: Number(quantity) };
    });
const join = (theirs: string, mine: string, before = '') =>
  merged(read(theirs), read(mine), read(before), skuOf)
    .map(({ sku, quantity }) => `${sku}:${quantity}`)
    .join(' ');

describe('merging two lists', () => {
  test.each([
    ['', '', ''],
    ['A:1', '', 'A:1'],
    ['', 'A:1', 'A:1'],
    ['A:1 B:2', 'C:1', 'C:1 A:1 B:2'],
    ['A:1 B:2', 'B:1 A:3', 'B:2 A:3'],
    ['A:1 B:2 C:1', 'C:4 D:1', 'C:4 D:1 A:1 B:2'],
  ])('for the first time combines %j in the account and %j here as %j', (theirs, mine, both) => {
    expect(join(theirs, mine)).toBe(both);
  });

  test.each([
    ['nothing changed here', 'B:1 A:5', 'A:1 B:1', 'A:1 B:1', 'B:1 A:5'],
    ['added here', 'A:1', 'A:1 B:1', 'A:1', 'A:1 B:1'],
    ['added there', 'A:1 C:1', 'A:2', 'A:1', 'A:2 C:1'],
    ['taken off here', 'A:1 B:1', 'B:1', 'A:1 B:1', 'B:1'],
    ['taken off there', 'B:1', 'A:1 B:1 C:1', 'A:1 B:1', 'B:1 C:1'],
    ['taken off here, more of it there', 'A:4', '', 'A:1', 'A:4'],
    ['taken off there, more of it here', '', 'A:4', 'A:1', 'A:4'],
    ['fewer here', 'A:3 B:1', 'A:1 B:1', 'A:3 B:1', 'A:1 B:1'],
    ['fewer there', 'A:1', 'A:3 B:1', 'A:3', 'A:1 B:1'],
    ['changed on both: here counts', 'A:9', 'A:2', 'A:1', 'A:2'],
    ['swapped here keeps its place', 'A:1 B:1 D:1', 'C:1 B:1', 'A:1 B:1', 'C:1 B:1 D:1'],
  ])('later resolves the differences: %s', (_, theirs, mine, before, both) => {
    expect(join(theirs, mine, before)).toBe(both);
  });

  const list = fc.uniqueArray(
    fc.record({ sku: fc.constantFrom(...'ABCDEFGHIJ'), quantity: fc.integer({ min: 1, max: 9 }) }),
    { selector: skuOf },
  );
  const union = (theirs: AccountItem[], mine: AccountItem[]) => merged(theirs, mine, [], skuOf);
  const inOrder = (items: AccountItem[]) => items.toSorted((a, b) => a.sku.localeCompare(b.sku));

  it('loses nothing, takes the larger quantity, and keeps the order of this side', () => {
    fc.assert(
      fc.property(list, list, (theirs, mine) => {
        const both = union(theirs, mine);
        expect(inOrder(both)).toEqual(inOrder(union(mine, theirs)));
        expect(both.slice(0, mine.length).map(skuOf)).toEqual(mine.map(skuOf));
        for (const { sku, quantity } of [...theirs, ...mine]) {
          expect(both.find((each) => each.sku === sku)?.quantity).toBeGreaterThanOrEqual(quantity);
        }
      }),
    );
  });

  it('changes nothing when repeated, or when this side has not changed', () => {
    fc.assert(
      fc.property(list, list, list, (theirs, mine, before) => {
        const both = merged(theirs, mine, before, skuOf);
        expect(merged(both, both, both, skuOf)).toEqual(both);
        expect(union(union(theirs, mine), mine)).toEqual(union(theirs, mine));
        expect(merged(theirs, mine, mine, skuOf)).toEqual(theirs);
      }),
    );
  });

  it('keeps this side’s changes if the other has none, so that a late answer undoes nothing', () => {
    fc.assert(
      fc.property(list, list, (sent, since) => {
        expect(inOrder(merged(sent, since, sent, skuOf))).toEqual(inOrder(since));
      }),
    );
  });
});

describe('the list as an account stores it', () => {
  it('is read as it was written, and contains nothing else', () => {
    const items = read('TW914-WH:2 NOR/F1:1');
    expect(parseAccountItems(writeAccountItems(items))).toEqual(items);
    expect(writeAccountItems([])).toBe('');
    const more = [{ sku: 'A', quantity: 1, price: 42_900, name: 'Washer' }];
    expect(writeAccountItems(more)).toBe('{"version":2,"items":[["A",1]]}');
  });

  it.each([null, '', 'no JSON', '7', '[]', '{}', '{"version":1,"items":[["A",1]]}'])(
    'is read as empty from %j',
    (text) => expect(parseAccountItems(text)).toEqual([]),
  );

  it('loses invalid items and duplicates, and is limited in quantities and length', () => {
    const items = [null, [''], ['x'.repeat(256)], [7], { sku: 'C', quantity: 1 }, ['A', 100]];
    const twins = [...items, ['A', 3], ['B', 3]];
    expect(parseAccountItems(JSON.stringify({ version: 2, items: twins }))).toEqual(read('A:1 B:3'));
    const many = Array.from({ length: MAX_ITEMS + 20 }, (_, at) => [`S${at}`, 1]);
    expect(parseAccountItems(JSON.stringify({ version: 2, items: many }))).toHaveLength(MAX_ITEMS);
  });
});
