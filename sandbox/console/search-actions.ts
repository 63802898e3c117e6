import type { FastifyInstance } from 'fastify';
import { ChangeRefused } from '../catalogue/refused.ts';
import { searchType } from '../content/data/search-type.ts';
import { createEntry, publishEntry } from '../content/publish.ts';
import { fieldsOf } from '../form-bodies.ts';
import type { Parts } from '../parts.ts';
import { transaction } from '../store/store.ts';
import { attempt } from './attempt.ts';
import { readFields } from './pages/content.ts';

/** Handler of the form on the searches page, which adds a synonym or a redirect to the search. */
export function searchActions(app: FastifyInstance, parts: Parts): void {
  app.post('/console/searches', async (request, reply) =>
    attempt(reply, '/console/searches', 'Added: it applies from the next search.', () => {
      const fields = readFields(searchType.id, fieldsOf(request));
      if (!fields['means'] === !fields['path'])
        throw new ChangeRefused('Enter either what to search for instead, or the path to open.');
      transaction(parts.store, () => publishEntry(parts, createEntry(parts, searchType.id, fields)));
    }),
  );
}
