import 'server-only';
import {
  context,
  propagation,
  ProxyTracerProvider,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { registerOTel } from '@vercel/otel';
import { config } from '../../config';
import { processSingleton } from '../../process-singleton';
import { currentRequestContext } from '../request-context';
import { withoutAddress } from './addresses';
import { sampleShare } from './sampler';
import { type Tracing, TRACING } from './transport';

/** Share of all requests that are traced, unless `OTEL_TRACES_SAMPLER` is set: enough to see where time goes. */
const SHARE = 0.05;

/**
 * Starts tracing requests: the framework's own spans and one for each try of a call, sent to
 * `OTEL_EXPORTER_OTLP_ENDPOINT`. A receiver that is down has no effect on the shop. Import this only if that variable
 * is set.
 */
export function startTracing(): void {
  const nothing = async () => undefined;
  registerOTel({
    serviceName: 'hobwright-shop',
    autoDetectResources: false,
    traceSampler: config().hasTraceSampler ? 'auto' : sampleShare(SHARE),
    // Calls go through `tracedTransport`; none uses the framework's `fetch`.
    instrumentations: [],
    spanProcessors: [
      {
        onStart(span) {
          const context = currentRequestContext();
          if (context) context.traceId ??= span.spanContext().traceId;
          withoutAddress(span);
        },
        onEnd: () => undefined,
        forceFlush: nothing,
        shutdown: nothing,
      },
      'auto',
    ],
  });
  processSingleton<Tracing>(TRACING, () => ({ call, part, stop }));
}

const call: Tracing['call'] = (upstream, { method, url }, work) => {
  const attributes = {
    'http.request.method': method,
    'server.address': new URL(url).hostname,
    'peer.service': upstream,
  };
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer('shop').startActiveSpan(`${method} ${upstream}`, options, async (span) => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    try {
      const answer = await work(headers);
      span.setAttribute('http.response.status_code', answer.status);
      if (answer.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
      return answer;
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
};

const part: Tracing['part'] = (name, work) =>
  trace.getTracer('shop').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } finally {
      span.end();
    }
  });

function noteFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

async function stop(): Promise<void> {
  const provider = trace.getTracerProvider();
  const real = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  if ('shutdown' in real && typeof real.shutdown === 'function') await real.shutdown();
}
