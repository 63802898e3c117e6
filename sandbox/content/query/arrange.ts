import { asLink } from '../shapes.ts';
import type { Json, Link, Stored } from '../types.ts';
import { comparable } from './match.ts';
import type { Query } from './parse.ts';
import { type Lookup, valuesAt } from './values.ts';

/** Sorts by the paths in `order`; without any, keeps the order. Missing values come last. */
export function arrange(found: Stored[], order: Query['order'], lookup: Lookup): Stored[] {
  if (order.length === 0) return found;
  return found.toSorted((left, right) => {
    for (const { path, descending } of order) {
      const [a] = valuesAt(left, path, lookup);
      const [b] = valuesAt(right, path, lookup);
      if (a === undefined || b === undefined) {
        if (a !== b) return a === undefined ? 1 : -1;
        continue;
      }
      const difference = compare(a, b);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return left.id < right.id ? -1 : 1;
  });
}

function compare(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return comparable(a).localeCompare(comparable(b), 'en-GB');
}

/** Keeps only the fields that `select` names: `fields.title`, or `fields` for all of them. */
export function pick(stored: Stored, select: Query['select']): Stored {
  if (select === null || select.includes('fields')) return stored;
  const names = select.filter((path) => path.startsWith('fields.')).map((path) => path.split('.')[1]);
  const fields = Object.fromEntries(Object.entries(stored.fields).filter(([name]) => names.includes(name)));
  return { ...stored, fields };
}

type Includes = { entries: Stored[]; assets: Stored[]; missing: Link['sys'][] };

/** Follows links up to `depth` levels. Resources that are among `items` are not repeated. */
export function follow(items: Stored[], depth: number, lookup: Lookup): Includes {
  const seen = new Set(items.map(key));
  const found: Includes = { entries: [], assets: [], missing: [] };
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Stored[] = [];
    for (const link of level.flatMap(({ fields }) => linksIn(fields))) {
      const name = `${link.linkType}:${link.id}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const target = lookup(link.linkType, link.id);
      if (!target) {
        found.missing.push(link);
        continue;
      }
      (target.kind === 'Asset' ? found.assets : found.entries).push(target);
      next.push(target);
    }
    level = next;
  }
  return found;
}

function key(stored: Stored): string {
  return `${stored.kind}:${stored.id}`;
}

function linksIn(value: Json): Link['sys'][] {
  const link = asLink(value);
  if (link) return [link];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inside: Json) => linksIn(inside));
}
