import { type Context, isSpanContextValid, SamplingDecision, trace, TraceFlags } from '@opentelemetry/api';

const IDS = 2 ** 32;

/**
 * Returns a sampler that traces this share of all requests, from 0 to 1, and each of them completely. A request that
 * continues a trace follows its decision; for others, every process decides alike by the trace id.
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
