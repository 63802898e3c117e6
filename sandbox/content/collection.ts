import type { SandboxConfig } from '../config.ts';
import type { Parts } from '../parts.ts';
import { invalidQuery } from './errors.ts';
import { arrange, follow, pick } from './query/arrange.ts';
import { matches } from './query/match.ts';
import { makeCursor, type Query } from './query/parse.ts';
import { isKnown, type Lookup } from './query/values.ts';
import { type Host, readAll } from './repository.ts';
import { contentTypes } from './data/content-types.ts';
import { shapeStored } from './shapes.ts';
import type { Stored } from './types.ts';

/** Returns a page of entries or assets with the entries they link to, in the format of the Content Delivery API. */
export function answerCollection({ store, config }: Parts, host: Host, kind: Stored['kind'], query: Query) {
  checkFields(query);
  const entries = readAll(store, host, 'Entry');
  const assets = readAll(store, host, 'Asset');
  const lookup = lookupIn(entries, assets);
  const found = (kind === 'Entry' ? entries : assets).filter((stored) => matches(stored, query, lookup));
  const page = arrange(found, query.order, lookup).slice(query.skip, query.skip + query.limit);
  const picked = page.map((stored) => pick(stored, query.select));
  const linked = follow(picked, kind === 'Entry' ? query.include : 0, lookup);
  const shape = { config, host, allLocales: query.allLocales };
  const send = (stored: Stored) => shapeStored(stored, shape);
  const includes = {
    ...(linked.entries.length > 0 ? { Entry: linked.entries.map(send) } : {}),
    ...(linked.assets.length > 0 ? { Asset: linked.assets.map(send) } : {}),
  };
  const more = query.skip + page.length < found.length;
  return {
    sys: { type: 'Array' },
    limit: query.limit,
    ...(query.cursor
      ? { pages: more ? { next: nextAddress(config, host, kind, query, page.length) } : {} }
      : { total: found.length, skip: query.skip }),
    items: picked.map((stored) => shapeStored(stored, { ...shape, select: query.select })),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
    ...(linked.missing.length > 0
      ? {
          errors: linked.missing.map((details) => ({
            sys: { id: 'notResolvable', type: 'error' },
            details,
          })),
        }
      : {}),
  };
}

function lookupIn(entries: Stored[], assets: Stored[]): Lookup {
  const byKey = new Map([...entries, ...assets].map((stored) => [`${stored.kind}:${stored.id}`, stored]));
  return (linkType, id) => byKey.get(`${linkType}:${id}`);
}

/** Refuses unknown content types, and filters or orders by unknown fields. */
function checkFields({ contentType, conditions, order }: Query): void {
  const type = contentTypes.find(({ id }) => id === contentType);
  if (contentType !== null && !type) throw invalidQuery({ name: 'unknownContentType', value: contentType });
  for (const { path } of [...conditions, ...order]) {
    if (!isKnown(path, type)) throw invalidQuery({ name: 'unknown', path });
  }
}

/** Returns the URL of the next page. The client takes only its `pageNext` and repeats the rest of the query. */
function nextAddress(
  config: SandboxConfig,
  host: Host,
  kind: Stored['kind'],
  { skip, limit }: Query,
  shown: number,
): string {
  const base = host === 'delivery' ? 'content' : 'content-preview';
  const path = `/${base}/spaces/${config.contentSpace}/environments/${config.contentEnvironment}`;
  const name = kind === 'Entry' ? 'entries' : 'assets';
  return `${config.origin}${path}/${name}?limit=${limit}&pageNext=${makeCursor(skip + shown)}`;
}
