import { randomUUID } from 'node:crypto';
import { log } from '@/lib/platform/observe/log';
import type { Reply } from '@/lib/platform/cache/redis';
import { processSingleton } from '@/lib/platform/process-singleton';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';

/** An idempotent command for the memory that all machines share. */
export type Word = readonly [command: string, name: string, ...rest: string[]];

const AGAIN_MS = 2_000;
const MARKED_MS = 24 * 60 * 60_000;
/**
 * All of it is also in the store. Beyond this number of commands none are kept, and everything is sent again instead.
 */
const MOST_UNTOLD = 1_000;

const newMark = () => `shop:told:${randomUUID()}`;

/** The mark exists in the shared memory while that knows everything except the untold commands. */
const telling = () => processSingleton('telling', () => ({ mark: newMark(), untold: [] as Word[] }));

/**
 * Sends a command to the memory that all machines share; if that fails, it is sent again later.
 * @returns the reply; undefined if there was none
 */
export async function tellAll(word: Word): Promise<Reply | undefined> {
  const memory = sharedMemory();
  const reply = await memory?.ask(...word);
  if (memory && reply === undefined) keepUntold(word);
  return reply;
}

function keepUntold(word: Word): void {
  const kept = telling();
  if (kept.untold.length >= MOST_UNTOLD) Object.assign(kept, { mark: newMark(), untold: [] });
  kept.untold.push(word);
}

/** Removes unsent commands about this name, which no longer hold. */
export function untell(name: string): void {
  telling().untold = telling().untold.filter(([, other]) => other !== name);
}

/** Sends the unsent commands, and everything if the shared memory is new to this machine or has lost its data. */
export async function tellAgain(everything: () => Promise<Word[]>): Promise<void> {
  const isNew = await sharedMemory()?.ask('SET', telling().mark, '1', 'PX', String(MARKED_MS), 'NX');
  if (isNew === undefined) return;
  const all = isNew === null ? [] : await everythingOrNot(everything);
  const { untold } = telling();
  telling().untold = [];
  for (const word of [...all, ...untold]) await tellAll(word);
}

/** If the store cannot be read, removes the mark, so that everything is sent later. */
async function everythingOrNot(everything: () => Promise<Word[]>): Promise<Word[]> {
  try {
    return await everything();
  } catch (error) {
    await sharedMemory()?.ask('DEL', telling().mark);
    throw error;
  }
}

/** From now on, makes sure that the shared memory knows everything again after it was away. */
export function startTelling(everything: () => Promise<Word[]>): void {
  if (!sharedMemory()) return;
  const tell = () =>
    void tellAgain(everything).catch((error: unknown) =>
      log('error', 'telling', { fault: error instanceof Error ? error.message : 'unknown' }),
    );
  tell();
  setInterval(tell, AGAIN_MS).unref();
}
