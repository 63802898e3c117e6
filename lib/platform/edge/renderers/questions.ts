import type { MetricObject } from 'prom-client';
import type { Pool } from 'undici';
import { type Question, requestHeaders } from './private-headers.ts';
import type { RendererState } from './renderer-state.ts';

/** What a renderer says of itself. */
export type Questions = {
  /** Whether it says nothing within the time, in milliseconds, though it is there. It waits for nothing else to say so. */
  isSilent(patienceMs: number): Promise<boolean>;
  /** What it said last, where it does not say so within the time, in milliseconds. */
  state(patienceMs: number): Promise<RendererState>;
  metrics(patienceMs: number): Promise<MetricObject[]>;
};

/** For the first word about itself, in place of which there is no older one. */
const LONGEST_FIRST_MS = 2_000;

const UNKNOWN: RendererState = { breakers: {}, refused: [], outbox: null };

export function createQuestions(pool: Pool): Questions {
  const ask = (question: Question, patienceMs: number) => {
    const signal = AbortSignal.timeout(patienceMs);
    return pool.request({ method: 'GET', path: '/', headers: requestHeaders({ question }), signal });
  };

  function remembered<T>(question: Question, nothing: T) {
    let last: T | undefined;
    return async (patienceMs: number): Promise<T> => {
      try {
        const { body } = await ask(question, last === undefined ? LONGEST_FIRST_MS : patienceMs);
        last = (await body.json()) as T;
      } catch {
        // It is at work, or gone.
      }
      return last ?? nothing;
    };
  }

  return {
    isSilent: (patienceMs) =>
      ask('alive', patienceMs)
        .then(({ body }) => body.dump())
        .then(
          () => false,
          (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError',
        ),
    state: remembered('state', UNKNOWN),
    metrics: remembered<MetricObject[]>('metrics', []),
  };
}
