import { asLink, instant, isRecord } from '../shapes.ts';
import type { Json, Stored } from '../types.ts';

/** Finds an entry or asset that a link names, on the host that was asked. */
export type Lookup = (linkType: string, id: string) => Stored | undefined;

/**
 * The values at a path of an entry: none when it is not there, several for a list. Paths may go through links:
 * `fields.sections.sys.contentType.sys.id`, `fields.picture.fields.title`.
 */
export function valuesAt(stored: Stored, path: readonly string[], lookup: Lookup): Json[] {
  const [root, name, ...rest] = path;
  if (root === 'sys') return sysValues(stored, path.slice(1).join('.'));
  if (root === 'metadata') return metadataValues(stored, path.slice(1).join('.'));
  if (root !== 'fields' || name === undefined) return [];
  const value = stored.fields[name];
  if (value === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  return rest.length === 0 ? values : values.flatMap((each) => valuesBeyond(each, rest, lookup));
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

function sysValues(stored: Stored, name: string): Json[] {
  switch (name) {
    case 'id':
      return [stored.id];
    case 'type':
      return [stored.kind];
    case 'createdAt':
      return [instant(stored.createdAt)];
    case 'updatedAt':
      return [instant(stored.updatedAt)];
    case 'revision':
    case 'version':
    case 'publishedVersion':
      return [stored.version];
    case 'contentType.sys.id':
      return stored.contentType ? [stored.contentType] : [];
    default:
      return [];
  }
}

function metadataValues(stored: Stored, name: string): Json[] {
  if (name === 'tags' || name === 'tags.sys.id') return stored.metadata.tags;
  if (name === 'concepts' || name === 'concepts.sys.id') return stored.metadata.concepts;
  return [];
}
