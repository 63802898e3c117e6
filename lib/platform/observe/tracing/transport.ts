import type { Transport, WireAnswer, WireRequest } from '../../upstreams/resilience/transport';
import { existingSingleton } from '../../process-singleton';

/** The name under which tracing is registered if it is switched on (`processSingleton`). */
export const TRACING = 'tracing';

export type Tracing = {
  /** Runs one try of a call as a span of the current trace; `work` gets the headers that propagate it. */
  call(
    upstream: string,
    wire: WireRequest,
    work: (headers: Record<string, string>) => Promise<WireAnswer>,
  ): Promise<WireAnswer>;
  /** Runs work as a span of the current trace, or as the first of a new one. */
  part<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
};

/** Runs work as a span with this name, if tracing is switched on. */
export const traced = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  existingSingleton<Tracing>(TRACING)?.part(name, work) ?? work();

/** Returns a transport that propagates the current trace to the upstream, if there is one. */
export function tracedTransport(upstream: string, transport: Transport): Transport {
  return (wire, timeoutMs) => {
    const tracing = existingSingleton<Tracing>(TRACING);
    if (!tracing) return transport(wire, timeoutMs);
    return tracing.call(upstream, wire, (headers) =>
      transport({ ...wire, headers: { ...wire.headers, ...headers } }, timeoutMs),
    );
  };
}
