import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteExpired } from '../../cache/expiries.ts';
import { passedOn } from '../../config.ts';
import { log } from '../../observe/log.ts';
import { metrics } from '../../observe/metrics.ts';
import { MALLOC_OF_RENDERERS, MEMORY_FLAGS } from '../memory.ts';
import { type Connection, connectTo } from './connection.ts';
import { hangs } from './hang.ts';
import { type FromRenderer, hearRenderer, tellRenderer } from './messages.ts';
import type { RendererPool } from './pool.ts';

export type Supervisor = {
  /**
   * Starts the renderers.
   * @throws {Error} if one of them exits before it is ready, or is not ready in time
   */
  start(): Promise<void>;
  /** Lets them finish their current work. Resolves when all have exited. */
  stop(): Promise<void>;
  /** Kills them immediately. */
  kill(): void;
};

type Renderer = { index: number; child: ChildProcess; isReady: boolean; isHung: boolean; lateMs: number };

/**
 * Set as by `next --experimental-next-config-strip-types`: Node reads `next.config.ts` itself. Loading a compiler for
 * it would take most of a second and 40 MB.
 */
const CONFIG_AS_IT_IS = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' };
/**
 * A renderer that lived shorter than this is replaced after a pause, so that a broken build does not keep a core busy.
 */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = 1_000;

/** In milliseconds; a renderer that takes longer is killed. */
export type Limits = {
  /** Time to become ready after its start. */
  startMs: number;
  /** Time to answer anything. */
  hungMs: number;
};
const LIMITS: Limits = { startMs: 60_000, hungMs: 15_000 };

/** A renderer that does not confirm an expiry in time is no longer waited for. */
const EXPIRY_WITHIN_MS = 1_000;

/**
 * Keeps `count` renderers running, each a process with a socket that nobody else can reach, and replaces each that dies
 * or hangs. The first is the primary one.
 * @param script what a renderer runs; its arguments are its index, the count, and the path of its socket
 * @param limits null to kill none, however long it takes
 */
export function createSupervisor(
  script: string,
  count: number,
  pool: RendererPool,
  limits: Limits | null = LIMITS,
): Supervisor {
  const sockets = process.platform === 'win32' ? null : mkdtempSync(join(tmpdir(), 'shop-'));
  const renderers = new Map<number, Renderer>();
  let isEnding = false;
  let lastExpiry = 0;
  const expiries = new Map<number, () => void>();

  /** Makes a renderer expire what another one has reported as expired. */
  function expireIn({ child }: Renderer, tags: string[]): Promise<void> {
    return new Promise((settle) => {
      const id = (lastExpiry += 1);
      const done = () => {
        clearTimeout(patience);
        child.off('exit', done);
        expiries.delete(id);
        settle();
      };
      const patience = setTimeout(done, EXPIRY_WITHIN_MS);
      child.once('exit', done);
      expiries.set(id, done);
      tellRenderer(child, { says: 'expire', id, tags });
    });
  }

  async function spread(from: Renderer, id: number, tags: string[]): Promise<void> {
    noteExpired(tags);
    const others = [...renderers.values()].filter((other) => other !== from && other.isReady);
    await Promise.all(others.map((other) => expireIn(other, tags)));
    // What one of them rendered before it knew.
    noteExpired(tags);
    tellRenderer(from.child, { says: 'known', id });
  }

  function take(renderer: Renderer, message: FromRenderer): void {
    if (message.says === 'late') renderer.lateMs = message.ms;
    else if (message.says === 'expired') void spread(renderer, message.id, message.tags);
    else if (message.says === 'done') expiries.get(message.id)?.();
  }

  /** Kills a renderer that hangs. It is replaced like any that exits. */
  function giveUp(renderer: Renderer): void {
    log('error', 'renderer', { index: renderer.index, hung: true });
    renderer.isHung = true;
    renderer.child.kill('SIGKILL');
  }

  /** Gives a renderer up once it has stopped answering. */
  async function watch(renderer: Renderer, connection: Connection, hungMs: number): Promise<void> {
    const isOver = () => isEnding || renderers.get(renderer.index) !== renderer;
    if (!(await hangs(connection, hungMs, isOver))) return;
    connection.giveUp();
    giveUp(renderer);
  }

  /** Starts a renderer. Resolves when it is ready; if it exits after that, it is replaced. */
  function launch(index: number): Promise<void> {
    const path = sockets ? join(sockets, randomUUID().slice(0, 8)) : `\\\\.\\pipe\\shop-${randomUUID()}`;
    const child = fork(script, [String(index), String(count), path], {
      execArgv: [...new Set([...process.execArgv, ...MEMORY_FLAGS])],
      env: { ...passedOn(CONFIG_AS_IT_IS), ...MALLOC_OF_RENDERERS },
    });
    const renderer: Renderer = { index, child, isReady: false, isHung: false, lateMs: 0 };
    const startedAt = performance.now();
    let leave = (): void => undefined;
    const late = limits ? setTimeout(() => giveUp(renderer), limits.startMs) : undefined;
    renderers.set(index, renderer);
    return new Promise((settle, reject) => {
      hearRenderer(child, (message) => {
        take(renderer, message);
        if (message.says !== 'ready') return;
        clearTimeout(late);
        renderer.isReady = true;
        const lateMs = () => renderer.lateMs;
        const connection = connectTo(path);
        leave = pool.add({ connection, isPrimary: index === 0, lateMs });
        if (limits) void watch(renderer, connection, limits.hungMs);
        settle();
      });
      const gone = (ended: string | number | null) => {
        clearTimeout(late);
        leave();
        renderers.delete(index);
        reject(new Error(`Renderer ${index} ended before it was ready.`));
        if (isEnding) return;
        log('error', 'renderer', { index, ended });
        metrics().renderers.inc({ how: renderer.isHung ? 'hung' : 'ended' });
        if (renderer.isReady) replace(index, performance.now() - startedAt < SHORT_LIFE_MS ? PAUSE_MS : 0);
      };
      child.once('exit', (code, signal) => gone(signal ?? code));
      // A process that could not be started emits no `exit`.
      child.once('error', () => child.pid === undefined && gone('unstarted'));
    });
  }

  function replace(index: number, pauseMs: number): void {
    setTimeout(() => {
      if (!isEnding) launch(index).catch(() => replace(index, PAUSE_MS));
    }, pauseMs);
  }

  const remove = () => sockets && rmSync(sockets, { recursive: true, force: true });

  return {
    start: async () => void (await Promise.all(Array.from({ length: count }, (_, index) => launch(index)))),
    async stop() {
      isEnding = true;
      await Promise.all(
        [...renderers.values()].map(async ({ child }) => {
          const gone = once(child, 'exit');
          tellRenderer(child, { says: 'end' });
          await gone;
        }),
      );
      remove();
    },
    kill() {
      isEnding = true;
      for (const { child } of renderers.values()) child.kill('SIGKILL');
      remove();
    },
  };
}
