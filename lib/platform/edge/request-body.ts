import type { IncomingMessage, ServerResponse } from 'node:http';
import { CallerGone } from './capture.ts';
import { addressOf } from './request-rules.ts';

/** API requests are small and sent at once. */
const LONGEST_ARRIVAL_MS = 5_000;
const MOST_PER_ADDRESS = 16;

export type Bodies = {
  /**
   * Waits until the body of a request that passed `judgeRequest` has arrived, and leaves it in the request's buffer,
   * which must hold `BODY_CAP`.
   * @returns a status code if it came too slowly (408) or too many bodies from its address are incomplete (429)
   * @throws {CallerGone}
   */
  receive(request: IncomingMessage, response: ServerResponse): Promise<408 | 429 | undefined>;
};

/** Receives bodies before requests are admitted, so that one that never ends takes no capacity. */
export function createBodies(): Bodies {
  const unfinished = new Map<string, number>();

  const begin = (address: string, open: number) => {
    unfinished.set(address, open + 1);
    return () => {
      const left = (unfinished.get(address) ?? 1) - 1;
      if (left > 0) unfinished.set(address, left);
      else unfinished.delete(address);
    };
  };

  return {
    async receive(request, response) {
      const { method, headers } = request;
      const length = method === 'POST' || method === 'PUT' ? Number(headers['content-length'] ?? 0) : 0;
      if (length === 0) return undefined;
      const address = addressOf(request);
      const open = unfinished.get(address) ?? 0;
      if (open >= MOST_PER_ADDRESS) return 429;
      const end = begin(address, open);
      try {
        if (headers.expect) response.writeContinue();
        return (await arrival(request, response, length)) ? undefined : 408;
      } finally {
        end();
      }
    },
  };
}

/**
 * Whether the body arrived in time.
 * @throws {CallerGone}
 */
function arrival(request: IncomingMessage, response: ServerResponse, length: number): Promise<boolean> {
  return new Promise((settle, reject) => {
    const look = () => {
      if (request.readableLength < length) return;
      stop();
      settle(true);
    };
    const leave = () => {
      stop();
      reject(new CallerGone());
    };
    const giveUp = setTimeout(() => {
      stop();
      settle(false);
    }, LONGEST_ARRIVAL_MS);
    const stop = () => {
      clearTimeout(giveUp);
      request.off('readable', look);
      response.off('close', leave);
    };
    request.on('readable', look);
    response.once('close', leave);
  });
}
