import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestError } from './errors.ts';

/**
 * Limits the number of concurrent calls of a route; any more are refused. Pass the result as the options of the route.
 */
export function atOnce(most: number) {
  let underWay = 0;
  return {
    onRequest: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (underWay >= most) throw new RestError(429, `Too many requests; at most ${most} at once.`);
      underWay += 1;
      let isOver = false;
      const end = () => {
        if (!isOver) underWay -= 1;
        isOver = true;
      };
      reply.raw.once('finish', end).once('close', end);
    },
  };
}
