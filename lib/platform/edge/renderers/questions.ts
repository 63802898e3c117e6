import type { MetricObject } from 'prom-client';
import type { Pool } from 'undici';
import { type Question, requestHeaders } from './private-headers.ts';
import type { RendererState } from './renderer-state.ts';

/** Questions to a renderer about itself. Times are in milliseconds. */
export type Questions = {
  /** Whether it is connected but does not answer in time. The answer waits for no other work of the renderer. */
  isSilent(patienceMs: number): Promise<boolean>;
  /** Returns its state, or the last known one if it does not answer in time. */
  state(patienceMs: number): Promise<RendererState>;
  metrics(patienceMs: number): Promise<MetricObject[]>;
};

/** Patience for the first answer, before which no older one is known. */
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
        // It is busy, or has exited.
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
