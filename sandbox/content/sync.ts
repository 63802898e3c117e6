import type { Parts } from '../parts.ts';
import { ContentError, invalidQuery } from './errors.ts';
import { readAll } from './repository.ts';
import { instant, place, shapeStored } from './shapes.ts';
import type { Stored } from './types.ts';

type Raw = Readonly<Record<string, string | undefined>>;
type Gone = { id: string; kind: Stored['kind']; published_at: number; created_at: number; revision: number };

const KINDS: Readonly<Record<string, readonly string[]>> = {
  all: ['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset'],
  Entry: ['Entry'],
  Asset: ['Asset'],
  Deletion: ['DeletedEntry', 'DeletedAsset'],
  DeletedEntry: ['DeletedEntry'],
  DeletedAsset: ['DeletedAsset'],
};

/**
 * Returns everything (`initial=true`), or what changed since a token, in pages of `limit` items. A token holds the
 * instant of its creation, the requested types and the offset, so the server keeps no state.
 */
export function answerSync({ store, config, clock }: Parts, raw: Raw, address: string) {
  const from = raw['sync_token'] === undefined ? beginning(raw) : readToken(raw['sync_token']);
  const changed = [...readAll(store, 'delivery', 'Entry'), ...readAll(store, 'delivery', 'Asset')]
    .filter((stored) => stored.updatedAt > from.since && from.kinds.includes(stored.kind))
    .filter((stored) => from.contentType === null || stored.contentType === from.contentType)
    .map((stored) => shapeStored(stored, { config, host: 'delivery', allLocales: true }));
  const gone = from.since === 0 ? [] : deleted({ store }, from);
  const items = [
    ...changed,
    ...gone.map((each) => ({
      sys: {
        ...place(config),
        type: `Deleted${each.kind}`,
        id: each.id,
        revision: each.revision,
        createdAt: instant(each.created_at),
        updatedAt: instant(each.published_at),
        deletedAt: instant(each.published_at),
      },
    })),
  ];
  const end = from.skip + from.limit;
  const addressOf = (next: From): string =>
    `${address}?sync_token=${Buffer.from(JSON.stringify(next)).toString('base64url')}`;
  return {
    sys: { type: 'Array' },
    items: items.slice(from.skip, end),
    ...(end < items.length
      ? { nextPageUrl: addressOf({ ...from, skip: end, begunAt: from.begunAt ?? clock() }) }
      : { nextSyncUrl: addressOf({ ...from, skip: 0, since: from.begunAt ?? clock(), begunAt: null }) }),
  };
}

type From = {
  since: number;
  kinds: readonly string[];
  contentType: string | null;
  limit: number;
  skip: number;
  /** When the first page was requested. Later changes are part of the next sync. */
  begunAt: number | null;
};

const LARGEST_PAGE = 1000;

function beginning(raw: Raw): From {
  if (raw['initial'] !== 'true') throw invalidQuery({ name: 'required', path: ['initial'] });
  const type = raw['type'] ?? (raw['content_type'] ? 'Entry' : 'all');
  const kinds = KINDS[type];
  if (!kinds) throw invalidQuery({ name: 'unknown', path: ['type'], value: type });
  if (raw['content_type'] && type !== 'Entry') throw invalidQuery({ name: 'invalid', path: ['type'] });
  const limit = raw['limit'] ?? String(LARGEST_PAGE);
  if (!/^[1-9]\d{0,3}$/.test(limit) || Number(limit) > LARGEST_PAGE) {
    throw invalidQuery({ name: 'invalid', path: ['limit'], value: limit });
  }
  return {
    since: 0,
    kinds,
    contentType: raw['content_type'] ?? null,
    limit: Number(limit),
    skip: 0,
    begunAt: null,
  };
}

function readToken(token: string): From {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (isFrom(read)) return read;
  } catch {
    // Not one of our tokens: refused below.
  }
  throw new ContentError(400, 'BadRequest', 'The sync token you sent could not be read.');
}

function isFrom(read: unknown): read is From {
  return (
    typeof read === 'object' &&
    read !== null &&
    'since' in read &&
    typeof read.since === 'number' &&
    'kinds' in read &&
    Array.isArray(read.kinds) &&
    'contentType' in read &&
    'limit' in read &&
    'skip' in read &&
    'begunAt' in read
  );
}

/** Returns entries and assets that were published once and no longer are. */
function deleted({ store }: Pick<Parts, 'store'>, { since, kinds }: From): Gone[] {
  const rows = store
    .prepare(
      'SELECT id, kind, published_at, created_at, revision FROM content_entry WHERE published IS NULL AND published_at > ?',
    )
    .all(since) as Gone[];
  return rows.filter(({ kind }) => kinds.includes(`Deleted${kind}`));
}
