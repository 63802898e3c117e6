import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import { CallerGone } from '../capture.ts';
import { type Connection, type Passed, type Rendered, RendererHung } from './connection.ts';
import { joinStates, type RendererState } from './renderer-state.ts';

/** Sends requests to the renderers. */
export type RendererPool = {
  /**
   * Renders a page. Undefined if no renderer could: none was available within three seconds, it hung, or it died and
   * the request must not be repeated.
   * @throws {CallerGone}
   */
  render(passed: Passed, place: Place): Promise<Rendered | undefined>;
  /** Streams the response to the client instead. Returns the status code once the headers are sent. */
  stream(passed: Passed, place: Place, response: ServerResponse): Promise<number | undefined>;
  state(): Promise<RendererState>;
  /**
   * Returns the metrics of all renderers, and the sums of those that have exited: a falling sum would be read as a
   * reset.
   */
  metrics(): Promise<MetricObject[][]>;
  /** Connects a client with a renderer, for hot reload. */
  tunnel: Connection['tunnel'];
  /** Returns the delay of the slowest event loop among them, in milliseconds. */
  lateMs(): number;
  /** @returns a function that removes it again */
  add(member: Member): () => void;
};

/** Where a request is handled: in the primary renderer if it needs what only one process may do, otherwise in any. */
export type Place = 'primary' | 'any';

export type Member = {
  connection: Connection;
  isPrimary: boolean;
  /** The delay of its event loop, in milliseconds. */
  lateMs: () => number;
};

/** About as long as a renderer takes to start. */
const LONGEST_WAIT_MS = 3_000;
const STATE_WITHIN_MS = 100;
const METRICS_WITHIN_MS = 1_000;
/** It takes a moment until a renderer that died is removed. */
const PAUSE_MS = 25;
/** Error codes which say that nothing was sent yet. */
const UNREACHED = new Set(['ENOENT', 'ECONNREFUSED']);

export function createRendererPool(): RendererPool {
  let members: readonly Member[] = [];
  let waiting: readonly (() => void)[] = [];
  let gone: Promise<MetricObject[]> = Promise.resolve([]);

  /**
   * Finds the renderer with the fewest outstanding responses; on a tie not the primary one, which stays free for API
   * calls.
   */
  const find = (place: Place): Connection | undefined =>
    members
      .filter(({ isPrimary }) => place === 'any' || isPrimary)
      .toSorted(
        (a, b) => a.connection.owed() - b.connection.owed() || Number(a.isPrimary) - Number(b.isPrimary),
      )
      .at(0)?.connection;

  /** Waits for a renderer if there is none. */
  function choose(place: Place, until: number): Promise<Connection | undefined> {
    const found = find(place);
    const leftMs = until - performance.now();
    if (found || leftMs <= 0) return Promise.resolve(found);
    return new Promise((settle) => {
      const look = () => {
        clearTimeout(patience);
        waiting = waiting.filter((other) => other !== look);
        settle(choose(place, until));
      };
      const patience = globalThis.setTimeout(look, leftMs);
      waiting = [...waiting, look];
    });
  }

  /** @param mayRepeat whether the request may be sent twice */
  async function ask<T>(
    { signal }: Passed,
    place: Place,
    work: (connection: Connection) => Promise<T>,
    mayRepeat: () => boolean,
  ): Promise<T | undefined> {
    const until = performance.now() + LONGEST_WAIT_MS;
    let isRepeated = false;
    for (;;) {
      const connection = await choose(place, until);
      if (signal.aborted) throw new CallerGone();
      if (!connection) return undefined;
      try {
        return await work(connection);
      } catch (error) {
        if (signal.aborted) throw new CallerGone();
        if (error instanceof RendererHung) return undefined;
        if (isUnreached(error) ? performance.now() > until : isRepeated || !mayRepeat()) return undefined;
        isRepeated ||= !isUnreached(error);
        await setTimeout(PAUSE_MS);
      }
    }
  }

  return {
    render: (passed, place) =>
      ask(
        passed,
        place,
        (connection) => connection.render(passed),
        () => isRead(passed),
      ),
    stream: (passed, place, response) =>
      ask(
        passed,
        place,
        (connection) => connection.stream(passed, response),
        () => isRead(passed),
      ),
    state: async () =>
      joinStates(await Promise.all(members.map(({ connection }) => connection.state(STATE_WITHIN_MS)))),
    metrics: () =>
      Promise.all([gone, ...members.map(({ connection }) => connection.metrics(METRICS_WITHIN_MS))]),
    tunnel(request, socket, head) {
      const connection = find('primary');
      if (connection) connection.tunnel(request, socket, head);
      else socket.destroy();
    },
    lateMs: () => Math.max(0, ...members.map(({ lateMs }) => lateMs())),
    add(member) {
      members = [...members, member];
      for (const look of waiting) look();
      return () => {
        members = members.filter((other) => other !== member);
        member.connection.close();
        const last = member.connection.metrics(0);
        gone = gone.then(async (before) => summed([before, (await last).filter(isCounted)]));
      };
    },
  };
}

const isCounted = ({ type }: MetricObject): boolean => ['counter', 'histogram'].includes(String(type));

const summed = (parts: MetricObject[][]): Promise<MetricObject[]> =>
  AggregatorRegistry.aggregate(parts).getMetricsAsJSON();

const isRead = ({ method }: Passed): boolean => method === 'GET' || method === 'HEAD';

const isUnreached = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNREACHED.has(String(error.code));
