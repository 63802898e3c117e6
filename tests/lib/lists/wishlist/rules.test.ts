import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inParts, isShareToken, leftBehind, MAX_WISHES, newWishes } from '@/lib/lists/wishlist/rules';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 100 });
const listed = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: MAX_WISHES });

/** What the platform and the browser hold after the browser handed its list over once. */
function merged(account: number[], local: number[], sold: (id: number) => boolean = () => true) {
  const after = [...account, ...newWishes(account, local.filter(sold))];
  return { account: after, local: leftBehind(local, local, after) };
}

describe('moving the browser’s list to the account', () => {
  it('loses nothing, adds nothing twice, keeps the account’s order, and respects the maximum length', () => {
    fc.assert(
      fc.property(listed, ids, (account, local) => {
        const after = merged(account, local);
        expect(new Set([...after.account, ...after.local])).toEqual(new Set([...account, ...local]));
        expect(new Set(after.account).size).toBe(after.account.length);
        expect(after.account.slice(0, account.length)).toEqual(account);
        expect(after.account.length).toBeLessThanOrEqual(MAX_WISHES);
      }),
    );
  });

  it('leaves in the browser only what found no room', () => {
    fc.assert(
      fc.property(listed, ids, (account, local) => {
        const after = merged(account, local);
        if (after.account.length < MAX_WISHES) expect(after.local).toEqual([]);
        for (const id of after.local) expect(after.account).not.toContain(id);
      }),
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(listed, ids, (account, local) => {
        const once = merged(account, local);
        expect(merged(once.account, once.local)).toEqual(once);
      }),
    );
  });

  it('offers a product that is no longer sold only once', () => {
    const after = merged([1], [2, 3], (id) => id !== 3);
    expect(after).toEqual({ account: [1, 2], local: [] });
  });
});

describe('splitting a long list into calls', () => {
  it('keeps all of it in order, with no more products per call than allowed', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 60 }), (all, size) => {
        const parts = inParts(all, size);
        expect(parts.flat()).toEqual(all);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe('the token of a shared list', () => {
  it.each([
    ['02d55481-7a2f-4a1e-9b3c-1f2e3d4c5b6a', true],
    ['', false],
    ['../../etc/passwd', false],
    ['x'.repeat(65), false],
    ['02d55481', false],
    ['02d55481 7a2f 4a1e', false],
  ])('%j is valid: %s', (text, expected) => expect(isShareToken(text)).toBe(expected));
});
