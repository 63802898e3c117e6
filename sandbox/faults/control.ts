import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sameText } from '../commerce/identity.ts';
import { FAULTS, type FaultBoard, UPSTREAMS, WITHOUT_PARTS } from './faults.ts';

const DEFAULT_DELAY_MS = 3000;

const setting = z
  .strictObject({
    upstream: z.enum(UPSTREAMS),
    fault: z.enum(FAULTS),
    /** Number of requests affected; unlimited if omitted. */
    for: z.int().min(1).optional(),
    /** Delay of `slow`, in milliseconds. */
    ms: z.int().min(0).max(600_000).optional(),
  })
  .refine(({ upstream, fault }) => fault !== 'partial' || !WITHOUT_PARTS.has(upstream), {
    error: 'partial cuts lists short, and the answers of this upstream hold none.',
    path: ['fault'],
  });

/** Serves `GET`, `PUT` and `DELETE /control/faults` to callers with the control token. */
export function faultControl(app: FastifyInstance, board: FaultBoard, controlToken: string): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${controlToken}`)) {
      await reply.code(401).send({ message: 'The control token is missing or wrong.' });
    }
  };

  app.get('/control/faults', { onRequest }, async () => ({ faults: board.list(), calls: board.calls() }));

  app.put('/control/faults', { onRequest }, async (request, reply) => {
    const body = setting.safeParse(request.body);
    if (!body.success) return reply.code(422).send({ message: z.prettifyError(body.error) });
    const { upstream, fault, for: left = null, ms: delayMs = DEFAULT_DELAY_MS } = body.data;
    board.set({ upstream, fault, left, delayMs });
    return { faults: board.list() };
  });

  app.delete('/control/faults', { onRequest }, async () => {
    board.clear();
    return { faults: [] };
  });
}
