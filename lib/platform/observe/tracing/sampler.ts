import { type Context, isSpanContextValid, SamplingDecision, trace, TraceFlags } from '@opentelemetry/api';

const IDS = 2 ** 32;

/**
 * Traces so many of all requests, from 0 to 1, and each of those whole: what a request belongs to is decided by whoever
 * began it, and every process decides alike by the trace's id.
 */
export const sampleShare = (share: number) => ({
  shouldSample(context: Context, traceId: string): { decision: SamplingDecision } {
    const parent = trace.getSpanContext(context);
    const isSampled =
      parent && isSpanContextValid(parent)
        ? (parent.traceFlags & TraceFlags.SAMPLED) !== 0
        : Number.parseInt(traceId.slice(-8), 16) / IDS < share;
    return { decision: isSampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  },
  toString: () => `sampleShare(${share})`,
});
