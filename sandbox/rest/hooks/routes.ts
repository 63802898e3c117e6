import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../../parts.ts';
import { deleteHook, type Hook, hookById, hooks, insertHook, updateHook } from '../../webhooks/hooks.ts';
import { notFound, refuse, RestError } from '../errors.ts';
import { metaOf, pagingOf } from '../paging.ts';

/** Scopes of the platform's webhooks. There are no events for pages, posts, redirects and brands. */
const SCOPE =
  /^store\/(?:product|category|sku|order|shipment|cart|customer|channel|metafield|subscriber|inventory|information|app)\/(?:\*|\w+(?:\/\w+)*(?:\/\*)?)$/;
/**
 * Maximum number of hooks per scope, each with another destination (“Platform limits” of the platform's “Webhooks
 * Overview”).
 */
const MOST = 10;

const values = z.object({
  scope: z.string().regex(SCOPE, 'The platform has no such event.'),
  destination: z.url('Give an address.').refine(isReachable, 'Give an address by https, at port 443.'),
  is_active: z.boolean().default(true),
  headers: z.record(z.string(), z.string()).nullish(),
});
type Values = z.infer<typeof values>;

interface ListRoute {
  Querystring: { page?: string; limit?: string; is_active?: string; scope?: string; destination?: string };
}
interface OneRoute {
  Params: { id: string };
}

/** Routes of `/v3/hooks`, the only way to create the platform's webhooks. */
export function hookRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts;
  const wanted = (id: string): Hook => {
    const found = /^\d{1,10}$/.test(id) ? hookById(store, Number(id)) : null;
    if (!found) throw notFound();
    return found;
  };
  const one = (id: number): object => ({ data: present(parts, wanted(String(id))), meta: {} });

  app.get<ListRoute>('/hooks', ({ query }) => {
    const paging = pagingOf(query);
    const { is_active, scope, destination } = query;
    const found = hooks(store).filter(
      (hook) =>
        (is_active === undefined || String(hook.isActive) === is_active) &&
        (scope === undefined || hook.scope === scope) &&
        (destination === undefined || hook.destination === destination),
    );
    const page = found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
    return {
      data: page.map((hook) => present(parts, hook)),
      meta: metaOf(paging, page.length, found.length),
    };
  });

  app.get<OneRoute>('/hooks/:id', ({ params }) => one(wanted(params.id).id));

  app.post('/hooks', ({ body }) => {
    const given = read(body);
    checkOthers(given, hooks(store));
    return one(insertHook(parts, fromBody(given)));
  });

  app.put<OneRoute>('/hooks/:id', ({ params, body }) => {
    const hook = wanted(params.id);
    const { isActive: is_active, scope, destination, headers } = hook;
    const changes = typeof body === 'object' ? body : {};
    const given = read({ scope, destination, is_active, headers, ...changes });
    checkOthers(
      given,
      hooks(store).filter(({ id }) => id !== hook.id),
    );
    updateHook(parts, hook.id, fromBody(given));
    return one(hook.id);
  });

  app.delete<OneRoute>('/hooks/:id', ({ params }) => {
    const hook = wanted(params.id);
    deleteHook(store, hook.id);
    return { data: present(parts, hook), meta: {} };
  });
}

/** The platform only sends to HTTPS URLs. Local URLs are also allowed, because a local shop has no certificate. */
function isReachable(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  return (url.protocol === 'https:' && url.port === '') || ['127.0.0.1', 'localhost'].includes(url.hostname);
}

function read(body: unknown): Values {
  const found = values.safeParse(body);
  return found.success ? found.data : refuse(found.error);
}

function fromBody({
  is_active: isActive,
  headers,
  ...rest
}: Values): Omit<Hook, 'id' | 'createdAt' | 'updatedAt'> {
  return { ...rest, isActive, headers: headers ?? {} };
}

function present({ config }: Parts, hook: Hook): object {
  return {
    id: hook.id,
    client_id: 'sandbox',
    store_hash: config.storeHash,
    scope: hook.scope,
    destination: hook.destination,
    headers: hook.headers,
    is_active: hook.isActive,
    created_at: Math.floor(hook.createdAt / 1000),
    updated_at: Math.floor(hook.updatedAt / 1000),
  };
}

/** @throws RestError if the other hooks leave no room for this one */
function checkOthers(
  { scope, destination }: Pick<Hook, 'scope' | 'destination'>,
  others: readonly Hook[],
): void {
  const same = others.filter((hook) => hook.scope === scope);
  if (same.length >= MOST) {
    throw new RestError(422, `At most ${MOST} hooks of one scope.`, { scope: 'There are too many of it.' });
  }
  if (same.some((hook) => hook.destination === destination)) {
    throw new RestError(422, 'One hook of a scope for each address.', {
      destination: 'It has a hook of this scope already.',
    });
  }
}
