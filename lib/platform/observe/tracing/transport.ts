import type { Transport, WireAnswer, WireRequest } from '../../upstreams/resilience/transport';
import { existingSingleton } from '../../process-singleton';

/** Where tracing is switched on, it stands under this name. */
export const TRACING = 'tracing';

export type Tracing = {
  /** Makes one try of a call a part of the trace that is under way; `work` is given the headers that say so. */
  call(
    upstream: string,
    wire: WireRequest,
    work: (headers: Record<string, string>) => Promise<WireAnswer>,
  ): Promise<WireAnswer>;
  /** Makes work a part of the trace, or the first of one. */
  part<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  stop(): Promise<void>;
};

/** Does work as a part of the trace of its own name, where tracing is switched on. */
export const traced = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  existingSingleton<Tracing>(TRACING)?.part(name, work) ?? work();

/** A transport that tells the upstream of the trace, when there is one. */
export function tracedTransport(upstream: string, transport: Transport): Transport {
  return (wire, timeoutMs) => {
    const tracing = existingSingleton<Tracing>(TRACING);
    if (!tracing) return transport(wire, timeoutMs);
    return tracing.call(upstream, wire, (headers) =>
      transport({ ...wire, headers: { ...wire.headers, ...headers } }, timeoutMs),
    );
  };
}
