import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '@/lib/routing/data/calls';
import { routeEntries } from '@/lib/routing/routes';
import { stubEnvironment } from '../../support/environment';

let config: typeof import('@/middleware')['config'];
beforeAll(async () => {
  stubEnvironment({});
  ({ config } = await import('@/middleware'));
});

/** The framework reads a matcher as a pattern of whole paths. */
const isDecided = (path: string) => config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));

/** A path of a pattern. */
const pathOf = (pattern: string) => pattern.replaceAll(/\[+(\.\.\.)?[^/]+/g, 'x');

describe('the middleware', () => {
  test('runs for every address of the route table except the calls', () => {
    const left = routeEntries().flatMap(([pattern]) => (isDecided(pathOf(pattern)) ? [] : [pattern]));
    expect(left.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  test.each(['/media/rooms', '/fonts/Letters', '/apiary', '/_next-door'])(
    'runs for %s, which may be the merchant’s',
    (path) => expect(isDecided(path)).toBe(true),
  );

  test('does not run for files of the build', () =>
    expect(isDecided('/_next/static/chunks/a.js')).toBe(false));
});
