import type { QueryClient } from '@tanstack/react-query';
import { type Answer, basketQuery } from '@/lib/basket/basket-query';
import { inTurn } from '@/lib/device/in-turn';
import { ApiError } from '@/lib/http/client';
import { announceBasketChange } from './channel';
import { connectionBack, connectionLost } from './connection';
import { type Change, newerBasket } from './optimistic';
import { send } from './send';
import { keepChange, type Waiting, waiting, without } from './waiting';

/** A promise of `makeChange` that is still open. */
type Caller = { entry: Waiting; resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** Open promises of this page by the key of their change. */
const callers = new Map<string, Caller>();
/** Keys of changes that had to wait: whoever pressed is no longer waiting for the answer. */
const delayed = new Set<string>();
/**
 * Keys that have been answered, with the refusal if there was one. They are not sent again, even if the browser's
 * storage fails to remove them.
 */
const answered = new Map<string, Error | null>();

/**
 * Changes the basket. The change is stored first and then sent, one at a time across all tabs; while the shop cannot be
 * reached it waits.
 * @throws ApiError when the shop refuses the change
 */
export const makeChange = (client: QueryClient, change: Change): Promise<Answer> =>
  makeKept(client, keepChange(change));

/** Sends a change that has been stored already. @throws ApiError */
export async function makeKept(client: QueryClient, entry: Waiting): Promise<Answer> {
  const refusal = answered.get(entry.key);
  if (refusal) throw refusal;
  if (refusal === null) return { basket: client.getQueryData(basketQuery.queryKey) ?? null };
  const reply = new Promise<Answer>((resolve, reject) => callers.set(entry.key, { entry, resolve, reject }));
  void sendWaiting(client);
  return reply;
}

/** Sends all waiting changes; only one tab does so at a time. */
export const sendWaiting = (client: QueryClient): Promise<void> => inTurn('basket', () => sendAll(client));

/**
 * The oldest unanswered change. One that another tab has sent is sent again for its answer, which its key makes safe.
 */
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

/** A fresh press learns at once that the shop is in trouble; a change that has waited goes on waiting. */
function mustWait({ key }: Waiting, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const isFresh = callers.has(key) && !delayed.has(key);
  return error.status === 0 || (!isFresh && (error.status >= 500 || error.status === 429));
}

/** Stores the platform's answer and removes the change, which until now was applied on top of the last answer. */
async function settle(client: QueryClient, { key }: Waiting, outcome: Answer | Error): Promise<void> {
  const caller = callers.get(key);
  answered.set(key, outcome instanceof Error ? outcome : null);
  callers.delete(key);
  if (outcome instanceof Error) {
    waiting.change((list) => without(list, key));
    // Not awaited: without the change the last answer shows again at once, even if the basket cannot be read.
    client.invalidateQueries({ queryKey: basketQuery.queryKey }).catch(() => {});
    caller?.reject(outcome);
    return;
  }
  // A read that started before the change would bring back the old basket.
  await client.cancelQueries({ queryKey: basketQuery.queryKey });
  client.setQueryData(basketQuery.queryKey, (current) => newerBasket(current, outcome.basket));
  waiting.change((list) => without(list, key));
  announceBasketChange();
  caller?.resolve(outcome);
}
