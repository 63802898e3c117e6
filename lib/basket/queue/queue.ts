import type { QueryClient } from '@tanstack/react-query';
import { type Answer, basketQuery } from '@/lib/basket/basket-query';
import { inTurn } from '@/lib/device/in-turn';
import { ApiError } from '@/lib/http/client';
import { announceBasketChange } from './channel';
import { connectionBack, connectionLost } from './connection';
import { type Change, newer } from './optimistic';
import { send } from './send';
import { keepChange, type Waiting, waiting, without } from './waiting';

type Caller = { entry: Waiting; resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** Changes made on this page, by key, for whose answer somebody waits. */
const callers = new Map<string, Caller>();
/** Keys that were sent in vain; a refusal later is not about the press any more. */
const delayed = new Set<string>();
/** Refusals of what was answered, by key, so that none is sent anew where a browser keeps what it is told to forget. */
const answered = new Map<string, Error | null>();

/**
 * Changes the basket: what is asked for is kept first and then sent, one after another, whichever tab it comes from;
 * while the shop cannot be reached it waits. @throws ApiError
 */
export const makeChange = (client: QueryClient, change: Change): Promise<Answer> =>
  makeKept(client, keepChange(change));

/** The same for a change that is kept already. @throws ApiError */
export async function makeKept(client: QueryClient, entry: Waiting): Promise<Answer> {
  const refusal = answered.get(entry.key);
  if (refusal) throw refusal;
  if (refusal === null) return { basket: client.getQueryData(basketQuery.queryKey) ?? null };
  const reply = new Promise<Answer>((resolve, reject) => callers.set(entry.key, { entry, resolve, reject }));
  void sendWaiting(client);
  return reply;
}

/** Sends what waits, from one tab at a time. */
export const sendWaiting = (client: QueryClient): Promise<void> => inTurn('basket', () => sendAll(client));

/** In the order of the presses. Of what another tab has sent the answer is asked for: under its key it is made once. */
const nextToSend = (): Waiting | undefined =>
  [...waiting.read(), ...[...callers.values()].map(({ entry }) => entry)].find(
    ({ key }) => !answered.has(key),
  );

async function sendAll(client: QueryClient): Promise<void> {
  const refused: string[] = [];
  for (let next = nextToSend(); next; next = nextToSend()) {
    const outcome = await send(next).catch((error: Error) => error);
    if (outcome instanceof Error && mustWait(next, outcome)) {
      delayed.add(next.key);
      return connectionLost(() => void sendWaiting(client));
    }
    if (outcome instanceof Error && !callers.has(next.key))
      refused.push(`${next.change.name}: ${outcome.message}`);
    await settle(client, next, outcome);
  }
  connectionBack(refused);
}

/** What was pressed just now is told at once that the shop is in trouble; what waits goes on waiting. */
function mustWait({ key }: Waiting, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const isFresh = callers.has(key) && !delayed.has(key);
  return error.status === 0 || (!isFresh && (error.status >= 500 || error.status === 429));
}

/** What is kept is the platform's word alone; a change shows until it is answered, and so is gone when it fails. */
async function settle(client: QueryClient, { key }: Waiting, outcome: Answer | Error): Promise<void> {
  const caller = callers.get(key);
  answered.set(key, outcome instanceof Error ? outcome : null);
  callers.delete(key);
  if (outcome instanceof Error) {
    waiting.change((list) => without(list, key));
    // Nobody waits for it: what was there before stands again at once, even where nothing can be read.
    client.invalidateQueries({ queryKey: basketQuery.queryKey }).catch(() => {});
    caller?.reject(outcome);
    return;
  }
  // A reading from before it would be of what was.
  await client.cancelQueries({ queryKey: basketQuery.queryKey });
  client.setQueryData(basketQuery.queryKey, (current) => newer(current, outcome.basket));
  waiting.change((list) => without(list, key));
  announceBasketChange();
  caller?.resolve(outcome);
}
