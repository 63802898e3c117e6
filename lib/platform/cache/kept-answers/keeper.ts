import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { log } from '../../observe/log.ts';
import type { AnswersFile, Packed } from './file.ts';
import type { SharedAnswers } from './shared.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** A good answer of an upstream as JSON. `at` is in milliseconds since 1970. */
export type Copy = { json: string; at: number };

export type KeptAnswers = {
  /** Stores it shortly afterwards. */
  keep(key: string, copy: Copy): void;
  find(key: string): Promise<Copy | undefined>;
  /** Resolves when all that was to be kept is stored. */
  stop(): Promise<void>;
};

type Homes = {
  file: Pick<AnswersFile, 'keep' | 'find'>;
  shared: SharedAnswers | null;
  /** How long answers are collected before they are written together, in milliseconds. */
  everyMs?: number;
};

const EVERY_MS = 1_000;
/** An unchanged answer is written again after this time, so that its copy counts as recent. */
const AGAIN_MS = 10 * 60_000;
const MOST_KNOWN = 20_000;
/** Maximum size of the answers that wait to be written, in characters; further ones are kept another time. */
const MOST_WAITING = 16 * 1024 * 1024;

/** What was last written under a key; `seen` is the time of the last answer offered. */
type Written = { digest: string; at: number; isSettled: boolean; seen: number };

type Waiting = Copy & { isSettled: boolean };

/** Answers are a few kilobytes; a larger window and table only take longer to set up. */
const PACKING = { windowBits: 13, memLevel: 6 };

/** Number of answers written at once, so that no page waits for a longer write. */
const AT_ONCE = 25;

/**
 * Stores good answers outside this process: in a file of the machine, and in the memory that all machines share. They
 * are only for outages, so it never fails and nobody waits for it.
 */
export function createKeeper({ file, shared, everyMs = EVERY_MS }: Homes): KeptAnswers {
  const written = new LRUCache<string, Written>({ max: MOST_KNOWN });
  let waiting = new Map<string, Waiting>();
  let beingWritten: ReadonlyMap<string, Waiting> = waiting;
  let waitingBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let isFaulty = false;
  let writing = Promise.resolve();

  function note(error: unknown): void {
    if (!isFaulty) log('warn', 'kept-answers', { fault: error instanceof Error ? error.message : 'unknown' });
    isFaulty = true;
  }

  /** One write after another, so that the end of the last is the end of all. */
  function write(): Promise<void> {
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  /**
   * If a part fails, the rest is not tried, because the failure may have blocked the process on a lock. It is written
   * when it is next offered.
   */
  async function writeWaiting(): Promise<void> {
    beingWritten = waiting;
    waiting = new Map();
    waitingBytes = 0;
    const left = [...beingWritten];
    try {
      for (; left.length > 0; left.splice(0, AT_ONCE)) await writePart(left.slice(0, AT_ONCE));
    } catch (error) {
      note(error);
      for (const [key, { at }] of left) forgetWritten(key, at);
    }
    beingWritten = new Map();
  }

  async function writePart(part: readonly [string, Waiting][]): Promise<void> {
    const packed = await Promise.all(
      part.map(
        async ([key, { json, at }]): Promise<Packed> => ({ key, at, bytes: await pack(json, PACKING) }),
      ),
    );
    file.keep(packed);
    isFaulty = false;
    for (const [place, answer] of packed.entries())
      await shared?.keep(answer, part[place]?.[1].isSettled === true);
  }

  function forgetWritten(key: string, at: number): void {
    const known = written.peek(key);
    if (known?.seen === at) written.set(key, { ...known, digest: '', seen: Number.NaN });
  }

  return {
    keep(key, copy) {
      const before = written.get(key);
      if (before?.isSettled && before.seen === copy.at) return;
      const digest = createHash('sha1').update(copy.json).digest('base64url');
      if (before?.isSettled && before.digest === digest && copy.at - before.at < AGAIN_MS) {
        before.seen = copy.at;
        return;
      }
      if (waitingBytes + copy.json.length > MOST_WAITING) return;
      const isSettled = before !== undefined;
      written.set(key, { digest, at: copy.at, isSettled, seen: copy.at });
      waiting.set(key, { ...copy, isSettled });
      waitingBytes += copy.json.length;
      timer ??= setTimeout(() => void write(), everyMs).unref();
    },
    async find(key) {
      const held = waiting.get(key) ?? beingWritten.get(key);
      if (held) return held;
      try {
        const found = file.find(key) ?? (await shared?.find(key));
        return found && { json: String(await unpack(found.bytes)), at: found.at };
      } catch (error) {
        note(error);
        return undefined;
      }
    },
    async stop() {
      clearTimeout(timer);
      await write();
    },
  };
}
