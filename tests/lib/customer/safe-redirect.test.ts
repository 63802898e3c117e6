import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from '@/lib/customer/safe-redirect';
import { CALLS } from '@/lib/routing/data/calls';
import { PAGES } from '@/lib/routing/data/pages';

describe('redirect after signing in', () => {
  test.each([
    '/',
    '/cart',
    '/account/order-history/12?page=2#lines',
    '/washing-machines?brand=a,b',
    '/a%20b',
    '/?q=50%25',
  ])('leads to %s', (path) => expect(safeRedirect(path)).toBe(path));

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '///evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%2f%2fevil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%',
    '/\u0000',
    '/\r\nLocation: https://evil.example',
    '/login',
    '/login?redirect=/login',
    '/logout',
    '/api/logout',
    '/reset-password',
    `/${'a'.repeat(3_000)}`,
  ])('leads to the home page instead of %j', (wanted) => expect(safeRedirect(wanted)).toBe('/'));

  test('leads to every page except those for signing in and out, and to no call', () => {
    const away = [...Object.keys(PAGES), ...Object.keys(CALLS)].filter((path) => safeRedirect(path) !== path);
    const signing = [
      '/login',
      '/login/link',
      '/login/open',
      '/logout',
      '/forgot-password',
      '/reset-password',
    ];
    expect(away).toEqual([...signing, ...Object.keys(CALLS)]);
  });

  test('leads to the account when nothing was requested', () => {
    for (const nothing of [null, undefined, '']) expect(safeRedirect(nothing)).toBe('/account');
  });

  test('never leaves the shop, whatever was requested', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '.',
      '..',
      '@',
      ':',
      '\t',
      'evil.example',
      'https',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 8 }), (all) => {
        const target = new URL(safeRedirect(all.join('')), 'https://shop.example');
        expect(target.origin).toBe('https://shop.example');
      }),
    );
  });
});
