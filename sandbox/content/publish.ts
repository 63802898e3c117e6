import { randomUUID } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { first, run } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { readOne, withLocale } from './repository.ts';
import { instant, place } from './shapes.ts';
import type { Fields, Stored } from './types.ts';

/** An editor's action on an entry, as named in the service's events. */
type Deed = 'save' | 'publish' | 'unpublish';

/** Creates an entry as a draft. @returns its id */
export function createEntry(parts: Parts, contentType: string, fields: Fields): string {
  const id = randomUUID().replaceAll('-', '').slice(0, 22);
  const draft = JSON.stringify(withLocale(fields));
  const at = parts.clock();
  run(
    parts.store,
    `INSERT INTO content_entry (id, kind, content_type, draft, published, metadata, version, revision, created_at, updated_at, published_at)
     VALUES (?, 'Entry', ?, ?, NULL, '{"tags":[],"concepts":[]}', 1, 0, ?, ?, NULL)`,
    id,
    contentType,
    draft,
    at,
    at,
  );
  return id;
}

/** Saves a new draft of an entry. Delivery still returns what is published. Returns false if there is no such entry. */
export function saveDraft(parts: Parts, id: string, fields: Fields): boolean {
  return change(parts, id, 'save', (at) =>
    run(
      parts.store,
      'UPDATE content_entry SET draft = ?, version = version + 1, updated_at = ? WHERE id = ?',
      JSON.stringify(withLocale(fields)),
      at,
      id,
    ),
  );
}

/** Publishes an entry's draft and queues the webhook. Returns false if there is no such entry. */
export function publishEntry(parts: Parts, id: string): boolean {
  return change(parts, id, 'publish', (at) =>
    run(
      parts.store,
      `UPDATE content_entry SET published = draft, published_version = version, version = version + 1,
         revision = revision + 1, updated_at = ?, published_at = ? WHERE id = ?`,
      at,
      at,
      id,
    ),
  );
}

/**
 * Unpublishes an entry, which preview still returns, and queues the webhook. Returns false if there is no such entry.
 */
export function unpublishEntry(parts: Parts, id: string): boolean {
  return change(parts, id, 'unpublish', (at) =>
    run(
      parts.store,
      `UPDATE content_entry SET published = NULL, version = version + 1, updated_at = ?,
         published_at = iif(published IS NULL, published_at, ?) WHERE id = ?`,
      at,
      at,
      id,
    ),
  );
}

function change(parts: Parts, id: string, deed: Deed, write: (at: number) => unknown): boolean {
  return transaction(parts.store, () => {
    const known = first<{ updated_at: number }>(
      parts.store,
      'SELECT updated_at FROM content_entry WHERE id = ?',
      id,
    );
    if (!known) return false;
    // Strictly later than the entry's last change, so that syncs do not miss it.
    write(Math.max(parts.clock(), known.updated_at + 1));
    const stored =
      readOne(parts.store, 'preview', 'Entry', id) ?? readOne(parts.store, 'preview', 'Asset', id);
    if (stored) enqueue(parts, stored, deed);
    return true;
  });
}

/** Queues the event. The webhook job sends it. */
function enqueue({ store, config, clock }: Parts, stored: Stored, deed: Deed): void {
  const payload = {
    sys: {
      ...place(config),
      id: stored.id,
      type: deed === 'unpublish' ? `Deleted${stored.kind}` : stored.kind,
      ...(stored.contentType
        ? { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: stored.contentType } } }
        : {}),
      revision: stored.revision,
      createdAt: instant(stored.createdAt),
      updatedAt: instant(stored.updatedAt),
    },
    fields: deed === 'unpublish' ? {} : withLocale(stored.fields),
  };
  run(
    store,
    'INSERT INTO event (scope, payload, created_at) VALUES (?, ?, ?)',
    `ContentManagement.${stored.kind}.${deed}`,
    JSON.stringify(payload),
    clock(),
  );
}
