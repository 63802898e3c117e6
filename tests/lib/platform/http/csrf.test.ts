import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameOrigin, isXsrfToken, makeXsrfToken } from '@/lib/platform/http/csrf';

describe('the anti-forgery token', () => {
  const token = makeXsrfToken('secret', 'session-1');

  it('is valid for its session if cookie and header are equal', () => {
    expect(isXsrfToken('secret', 'session-1', token, token)).toBe(true);
  });

  it.each([
    ['another session', 'secret', 'session-2', token, token],
    ['another key', 'other', 'session-1', token, token],
    ['no header', 'secret', 'session-1', token, null],
    ['no cookie', 'secret', 'session-1', undefined, token],
    ['a header of another token', 'secret', 'session-1', token, makeXsrfToken('secret', 'session-1')],
    ['nonsense', 'secret', 'session-1', 'a.b', 'a.b'],
    ['a third part', 'secret', 'session-1', `${token}.x`, `${token}.x`],
  ])('is rejected with %s', (_, secret, binding, cookie, header) =>
    expect(isXsrfToken(secret, binding, cookie, header)).toBe(false),
  );

  it('is rejected if any character is changed', () => {
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '7'), (at, letter) => {
        const bent = token.slice(0, at) + letter + token.slice(at + 1);
        // The last character of base64url may hold unused bits; equal bytes are the same token.
        fc.pre(Buffer.from(bent, 'base64url').compare(Buffer.from(token, 'base64url')) !== 0);
        expect(isXsrfToken('secret', 'session-1', bent, bent)).toBe(false);
      }),
    );
  });
});

describe('same origin', () => {
  const origin = 'https://shop.example';
  it.each([
    [{ origin: 'https://shop.example' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://evil.example', host: 'evil.example' }, false],
    [{ origin: 'http://127.0.0.1:3100', host: '127.0.0.1:3100' }, true],
    [{}, true],
  ])('of a request with %j: %s', (headers, expected) =>
    expect(isSameOrigin(new Headers(headers), origin)).toBe(expected),
  );
});
