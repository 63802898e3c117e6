import { routeEntries, ROUTES } from './routes.ts';
import type { Path, Route } from './types.ts';

/** A route and the pattern of its paths. */
export type Match = { pattern: Path; route: Route };

const ELSEWHERE: Match = { pattern: '/[...path]', route: ROUTES['/[...path]'] };

const isAnyNumber = (segment: string): boolean => segment.includes('...');
const isParameter = (segment: string): boolean => segment.startsWith('[');

/** Sort key: literal segments before parameters, and those before catch-all segments. */
const order = (segments: readonly string[]): string =>
  segments.map((segment) => (isAnyNumber(segment) ? 3 : isParameter(segment) ? 2 : 1)).join('');

const exact: ReadonlyMap<string, Match> = new Map(
  routeEntries()
    .filter(([pattern]) => !pattern.includes('['))
    .map(([pattern, route]) => [pattern, { pattern, route }]),
);

const patterns: readonly (Match & { segments: readonly string[] })[] = routeEntries()
  .filter(([pattern]) => !exact.has(pattern) && pattern !== ELSEWHERE.pattern)
  .map(([pattern, route]) => ({ pattern, route, segments: pattern.split('/') }))
  .toSorted((a, b) => order(a.segments).localeCompare(order(b.segments)));

/**
 * Patterns by their first segment, or null if that is a parameter: an index, because every request is matched several
 * times.
 */
const byFirst = Map.groupBy(patterns, ({ segments: [, first = ''] }) => (isParameter(first) ? null : first));

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const last = pattern.at(-1) ?? '';
  if (isAnyNumber(last)) {
    const fewest = last.startsWith('[[') ? pattern.length - 1 : pattern.length;
    return path.length >= fewest && fits(pattern.slice(0, -1), path.slice(0, pattern.length - 1));
  }
  return (
    pattern.length === path.length &&
    pattern.every((segment, at) => (isParameter(segment) ? path[at] !== '' : segment === path[at]))
  );
}

/** Returns the route of a path. A path that no other route has belongs to the merchant. */
export function routeAt(path: string): Match {
  const found = exact.get(path);
  if (found) return found;
  const parts = path.split('/');
  for (const first of [parts[1] ?? '', null]) {
    const fitting = byFirst.get(first)?.find(({ segments }) => fits(segments, parts));
    if (fitting) return fitting;
  }
  return ELSEWHERE;
}

const names: ReadonlyMap<string, string> = new Map(
  routeEntries().map(([pattern]) => [
    pattern,
    pattern.replace(/\[+\.\.\.[^/]+/g, '*').replace(/\[([^/]+)\]/g, ':$1'),
  ]),
);

/** The name of a pattern in logs and metrics: `/p/[sku]` is `/p/:sku`, and a catch-all segment is `*`. */
export const nameOf = (pattern: Path): string => names.get(pattern) ?? pattern;
