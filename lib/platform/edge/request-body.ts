import type { IncomingMessage, ServerResponse } from 'node:http';
import { CallerGone } from './capture.ts';
import { addressOf } from './request-rules.ts';

/** Calls are short, and sent in one go. */
const LONGEST_ARRIVAL_MS = 5_000;
const MOST_PER_ADDRESS = 16;

export type Bodies = {
  /**
   * Waits for the whole body of a request that `judgeRequest` has let pass, and leaves it where it arrives. `BODY_CAP`
   * has to fit into what a request holds unread.
   * @returns what is wrong: it came too slowly, or too many others from its address are still on their way.
   * @throws CallerGone
   */
  receive(request: IncomingMessage, response: ServerResponse): Promise<408 | 429 | undefined>;
};

/** Has bodies arrive before anything is kept for them, so that one that never ends costs its sender's share alone. */
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

/** Whether all of the body came in time. @throws CallerGone */
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
