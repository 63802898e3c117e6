import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { requireKey } from '../search-wire/access.ts';
import { applyAlgoliaConventions } from '../search-wire/wire.ts';
import { run } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { readEvents } from './events.ts';

/** Serves Algolia's Insights API, `POST /insights/1/events`, and stores the events: views, clicks and conversions. */
export async function insights(app: FastifyInstance, { store, config, clock }: Parts): Promise<void> {
  await app.register(
    async (scope) => {
      applyAlgoliaConventions(scope);
      scope.post('/1/events', async (request, reply) => {
        requireKey(request, config, 'search');
        const read = readEvents(request.body, clock());
        if (!read.ok) return reply.code(422).send({ status: 422, message: read.message });
        transaction(store, () => {
          for (const event of read.events) {
            run(
              store,
              `INSERT INTO search_event (type, name, index_name, user_token, object_ids, body, happened_at)
               VALUES (?, ?, ?, ?, ?, ?, ?)`,
              event.eventType,
              event.eventName,
              event.index,
              event.userToken,
              JSON.stringify(event.objectIDs ?? []),
              JSON.stringify(event),
              event.timestamp ?? clock(),
            );
          }
        });
        return { status: 200, message: 'OK' };
      });
    },
    { prefix: '/insights' },
  );
}
