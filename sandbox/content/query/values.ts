import { asLink, instant, isRecord } from '../shapes.ts';
import type { ContentType, Json, Stored } from '../types.ts';

/** Finds the target of a link on the requested host. */
export type Lookup = (linkType: string, id: string) => Stored | undefined;

/** Values of entries and assets outside their fields, by path. */
const BESIDE_FIELDS = new Map<string, (stored: Stored) => Json[]>([
  ['sys.id', ({ id }) => [id]],
  ['sys.type', ({ kind }) => [kind]],
  ['sys.createdAt', ({ createdAt }) => [instant(createdAt)]],
  ['sys.updatedAt', ({ updatedAt }) => [instant(updatedAt)]],
  ['sys.revision', ({ revision }) => [revision]],
  ['sys.publishedVersion', ({ publishedVersion }) => [publishedVersion]],
  ['sys.contentType.sys.id', ({ contentType }) => (contentType ? [contentType] : [])],
  ['metadata.tags', ({ metadata }) => metadata.tags],
  ['metadata.tags.sys.id', ({ metadata }) => metadata.tags],
  ['metadata.concepts', ({ metadata }) => metadata.concepts],
  ['metadata.concepts.sys.id', ({ metadata }) => metadata.concepts],
]);

/**
 * Returns the values at a path of an entry: none if it is missing, several for a list. Paths may follow links, as
 * `fields.sections.sys.contentType.sys.id` or `fields.picture.fields.title`.
 */
export function valuesAt(stored: Stored, path: readonly string[], lookup: Lookup): Json[] {
  const [root, name, ...rest] = path;
  const own = BESIDE_FIELDS.get(path.join('.'));
  if (own) return own(stored);
  if (root !== 'fields' || name === undefined) return [];
  const value = stored.fields[name];
  if (value === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  return rest.length === 0 ? values : values.flatMap((each) => valuesBeyond(each, rest, lookup));
}

/** Whether entries of a type can have a value at a path. `type` is only needed for paths in `fields`. */
export function isKnown(path: readonly string[], type: ContentType | undefined): boolean {
  if (path[0] === 'fields') return type?.fields.some(({ id }) => id === path[1]) === true;
  return BESIDE_FIELDS.has(path.join('.'));
}

function valuesBeyond(value: Json, rest: readonly string[], lookup: Lookup): Json[] {
  const link = asLink(value);
  if (!link) return insideJson(value, rest);
  if (rest.join('.') === 'sys.id') return [link.id];
  const target = lookup(link.linkType, link.id);
  return target ? valuesAt(target, rest, lookup) : [];
}

function insideJson(value: Json, rest: readonly string[]): Json[] {
  let inside: Json | undefined = value;
  for (const name of rest) inside = isRecord(inside) ? inside[name] : undefined;
  return inside === undefined ? [] : [inside];
}
