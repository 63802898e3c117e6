import { randomBytes } from 'node:crypto';
import { ROOT_CONTEXT, SamplingDecision, trace, TraceFlags } from '@opentelemetry/api';
import { describe, expect, test } from 'vitest';
import { sampleShare } from '@/lib/platform/observe/tracing/sampler';

const anId = () => randomBytes(16).toString('hex');
const isSampled = (share: number, id = anId(), context = ROOT_CONTEXT) =>
  sampleShare(share).shouldSample(context, id).decision === SamplingDecision.RECORD_AND_SAMPLED;
const within = (traceFlags: TraceFlags) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId: anId(), spanId: '00f067aa0ba902b7', traceFlags });

describe('the sample of traces', () => {
  test('holds about the given share, chosen by trace id alone', () => {
    const ids = Array.from({ length: 20_000 }, anId);
    const sampled = ids.filter((id) => isSampled(0.05, id));
    expect(sampled.length / ids.length).toBeGreaterThan(0.04);
    expect(sampled.length / ids.length).toBeLessThan(0.06);
    expect(sampled.every((id) => isSampled(0.05, id) && isSampled(0.5, id))).toBe(true);
  });

  test.each([
    [0, false],
    [1, true],
  ])('with the share %d holds a trace: %s', (share, sampled) => expect(isSampled(share)).toBe(sampled));

  test('follows the decision of the parent span', () => {
    expect(isSampled(0, anId(), within(TraceFlags.SAMPLED))).toBe(true);
    expect(isSampled(1, anId(), within(TraceFlags.NONE))).toBe(false);
  });
});
