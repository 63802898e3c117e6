import { randomUUID } from 'node:crypto';
import { log } from '@/lib/platform/observe/log';
import type { Reply } from '@/lib/platform/cache/redis';
import { processSingleton } from '@/lib/platform/process-singleton';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';

/** A command to the memory that all machines share, which may be given twice. */
export type Word = readonly [command: string, name: string, ...rest: string[]];

const AGAIN_MS = 2_000;
const MARKED_MS = 24 * 60 * 60_000;
/** All of it is on record: of more than this nothing is kept, and everything told. */
const MOST_UNTOLD = 1_000;

const newMark = () => `shop:told:${randomUUID()}`;

/** The mark stands in the shared memory while that knows everything but what is untold. */
const telling = () => processSingleton('telling', () => ({ mark: newMark(), untold: [] as Word[] }));

/**
 * Tells all machines what they have to know; what cannot be told now is told later.
 * @returns the reply; undefined when there was none.
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

/** Leaves untold what is no longer so. */
export function untell(name: string): void {
  telling().untold = telling().untold.filter(([, other]) => other !== name);
}

/** Tells what is untold; and everything when the shared memory is new to this machine, or has lost what it knew. */
export async function tellAgain(everything: () => Promise<Word[]>): Promise<void> {
  const isNew = await sharedMemory()?.ask('SET', telling().mark, '1', 'PX', String(MARKED_MS), 'NX');
  if (isNew === undefined) return;
  const all = isNew === null ? [] : await everythingOrNot(everything);
  const { untold } = telling();
  telling().untold = [];
  for (const word of [...all, ...untold]) await tellAll(word);
}

/** What cannot be read now is told when it can: the mark goes. */
async function everythingOrNot(everything: () => Promise<Word[]>): Promise<Word[]> {
  try {
    return await everything();
  } catch (error) {
    await sharedMemory()?.ask('DEL', telling().mark);
    throw error;
  }
}

/** Sees to it from now on that the machines know everything, whenever the memory that they share was away. */
export function startTelling(everything: () => Promise<Word[]>): void {
  if (!sharedMemory()) return;
  const tell = () =>
    void tellAgain(everything).catch((error: unknown) =>
      log('error', 'telling', { fault: error instanceof Error ? error.message : 'unknown' }),
    );
  tell();
  setInterval(tell, AGAIN_MS).unref();
}
