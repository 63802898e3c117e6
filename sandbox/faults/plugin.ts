import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { OPEN_TO_PAGES } from '../search-wire/wire.ts';
import { faultControl } from './control.ts';
import { FaultBoard, type FaultSetting, type Upstream, upstreamOf } from './faults.ts';
import { spoil } from './spoil.ts';

/** Lets tests make an upstream fail: `PUT /control/faults`. Must be called before any route is registered. */
export async function faults(app: FastifyInstance, { config }: Parts): Promise<void> {
  const board = new FaultBoard();
  const struck = new WeakMap<FastifyRequest, { setting: FaultSetting; upstream: Upstream }>();

  app.addHook('onRequest', async (request, reply) => {
    const upstream = upstreamOf(request.url);
    const setting = upstream && board.take(upstream, request.method === 'OPTIONS');
    if (!setting) return;
    struck.set(request, { setting, upstream });
    if (upstream === 'search' || upstream === 'insights') reply.headers(OPEN_TO_PAGES);
    await strike(setting, request, reply);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const found = struck.get(request);
    return found ? spoil(payload, found.setting.fault, found.upstream) : payload;
  });
  faultControl(app, board, config.controlToken);
}

async function strike(
  { fault, delayMs }: FaultSetting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault === 'slow') {
    await wait(delayMs);
  } else if (fault === 'down') {
    reply.hijack();
    request.raw.socket.destroy();
  } else if (fault === 'hang') {
    reply.hijack();
  } else if (fault === '5xx') {
    await reply
      .code(503)
      .type('text/html')
      .send('<html><body><h1>503 Service Unavailable</h1></body></html>');
  } else if (fault === 'unauthorised') {
    await reply.code(401).send({ status: 401, title: 'Unauthorized', errors: {} });
  } else if (fault === '429') {
    await reply.code(429).headers(TOO_MANY).send({ status: 429, title: 'Too many requests.' });
  }
}

/** Headers that each of the services sends with a 429. */
const TOO_MANY = {
  'retry-after': '1',
  'x-rate-limit-time-window-ms': '30000',
  'x-rate-limit-time-reset-ms': '1000',
  'x-rate-limit-requests-quota': '150',
  'x-rate-limit-requests-left': '0',
  'x-contentful-ratelimit-reset': '1',
};
