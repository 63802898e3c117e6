import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { customerByPassword } from '../../commerce/customers/customer.ts';
import type { Parts } from '../../parts.ts';
import { atOnce } from '../at-once.ts';
import { checkChannel } from '../channel.ts';
import { RestError, refuse } from '../errors.ts';
import { idsIn, metaOf, pagingOf } from '../paging.ts';
import { attributeRoutes, MOST_CALLS } from './attributes.ts';
import { deleteAttributeValues, deleteCustomers } from './delete.ts';
import { findAttributeValues, findCustomers, presentCustomers, presentValue } from './read.ts';
import { putAttributeValues, updateCustomers } from './write.ts';

interface ListRoute {
  Querystring: {
    page?: string;
    limit?: string;
    include?: string;
    name?: string;
    'email:in'?: string;
    'id:in'?: string;
    'customer_id:in'?: string;
    'attribute_id:in'?: string;
  };
}

const credentials = z.object({
  email: z.string().max(250),
  password: z.string().max(1000),
  channel_id: z.int().nullish(),
});

/** Routes of `/v3/customers`. An unknown address gives an empty list, not an error. */
export function customerRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, config } = parts;
  attributeRoutes(app, parts);

  app.get<ListRoute>('/customers', (request, reply) => {
    const { query } = request;
    const paging = pagingOf(query);
    const emails = query['email:in']?.split(',') ?? null;
    const ids = query['id:in'] === undefined ? null : idsIn('id:in', query['id:in']);
    const found = findCustomers(store, { emails, ids });
    const rows = found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
    const withAttributes = (query.include ?? '').split(',').includes('attributes');
    return reply.send({
      data: presentCustomers(store, rows, withAttributes, config.channelId),
      meta: metaOf(paging, rows.length, found.length),
    });
  });

  app.put('/customers', atOnce(MOST_CALLS), async (request) => {
    const ids = await updateCustomers(parts, request.body);
    const rows = findCustomers(store, { emails: null, ids });
    return { data: presentCustomers(store, rows, false, config.channelId), meta: {} };
  });

  app.delete<ListRoute>('/customers', (request, reply) => {
    deleteCustomers(store, requiredIds(request.query['id:in']));
    return reply.code(204).send();
  });

  app.get<ListRoute>('/customers/attribute-values', (request, reply) => {
    const { query } = request;
    const paging = pagingOf(query);
    const ids = (name: 'customer_id:in' | 'attribute_id:in'): number[] | null => {
      const given = query[name];
      return given === undefined ? null : idsIn(name, given);
    };
    const found = findAttributeValues(store, {
      customerIds: ids('customer_id:in'),
      attributeIds: ids('attribute_id:in'),
      name: query.name ?? null,
    });
    const rows = found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
    return reply.send({ data: rows.map(presentValue), meta: metaOf(paging, rows.length, found.length) });
  });

  app.put('/customers/attribute-values', atOnce(MOST_CALLS), (request, reply) => {
    const rows = findAttributeValues(store, { ids: putAttributeValues(parts, request.body) });
    return reply.send({
      data: rows.map(presentValue),
      meta: metaOf({ page: 1, limit: 50 }, rows.length, rows.length),
    });
  });

  app.delete<ListRoute>('/customers/attribute-values', (request, reply) => {
    deleteAttributeValues(store, requiredIds(request.query['id:in']));
    return reply.code(204).send();
  });

  app.post('/customers/validate-credentials', async (request) => {
    const body = credentials.safeParse(request.body);
    if (!body.success) return refuse(body.error);
    checkChannel(config, body.data.channel_id);
    const customer = await customerByPassword(store, body.data.email, body.data.password);
    return customer ? { is_valid: true, customer_id: customer.id } : { is_valid: false };
  });
}

/** @throws RestError 422 if the parameter is missing */
function requiredIds(given: string | undefined): number[] {
  if (given === undefined) throw new RestError(422, 'Give id:in.', { 'id:in': 'Required.' });
  return idsIn('id:in', given);
}
