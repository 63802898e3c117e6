import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../../support/environment';
import { startStub } from '../../../../support/stub-server';

afterEach(() => vi.unstubAllEnvs());

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: unknown };

/** A receiver of traces, and an upstream that remembers the headers of its calls. */
async function startReceiver() {
  const spans: Sent[] = [];
  const traceparents: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        const body = JSON.parse(Buffer.concat(chunks).toString());
        for (const { scopeSpans } of body.resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
      } else traceparents.push(request.headers['traceparent']?.toString());
      response.end('{}');
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    traceparents,
    [Symbol.asyncDispose]: async () => void (await new Promise((settle) => server.close(settle))),
  };
}

/** Modules anew, with tracing where the environment says so. */
async function start(environment: Record<string, string>) {
  stubEnvironment({
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_TRACES_SAMPLER: 'always_on',
    ...environment,
  });
  const { config } = await import('@/lib/platform/config');
  if (config().isTraced) (await import('@/lib/platform/observe/tracing/start')).startTracing();
  const { callUpstream } = await import('@/lib/platform/upstreams/upstream');
  const { existingSingleton } = await import('@/lib/platform/process-singleton');
  const stop = () => existingSingleton<{ stop(): Promise<void> }>('tracing')?.stop();
  const read = (url: string) => callUpstream('content', { url: `${url}/spaces?q=zz-canary` });
  return { read, stop };
}

describe('upstream calls', () => {
  test('carry their trace context, below the span of their work, and are exported', async () => {
    await using receiver = await startReceiver();
    const { read, stop } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      CONTENTFUL_HOST: receiver.url,
    });
    const { traced } = await import('@/lib/platform/observe/tracing/transport');
    expect((await traced('content', () => read(receiver.url))).ok).toBe(true);
    await stop();
    const part = receiver.spans.find(({ name }) => name === 'content');
    const span = receiver.spans.find(({ name }) => name === 'GET content');
    expect(span?.parentSpanId).toBe(part?.spanId);
    expect(receiver.traceparents).toEqual([`00-${span?.traceId}-${span?.spanId}-01`]);
    expect(JSON.stringify(receiver.spans)).not.toContain('zz-canary');
  });

  test('carry no trace context if tracing is off', async () => {
    await using receiver = await startReceiver();
    const { read } = await start({ CONTENTFUL_HOST: receiver.url });
    expect((await read(receiver.url)).ok).toBe(true);
    expect(receiver.traceparents).toEqual([undefined]);
    expect(receiver.spans).toEqual([]);
  });

  test('go on as usual when the trace receiver is down or refuses', async () => {
    const said = ['log', 'warn', 'error'].map((name) => vi.spyOn(console, name as 'log'));
    await using refusing = await startStub((_, response) => void response.writeHead(500).end());
    await using receiver = await startReceiver();
    for (const endpoint of ['http://127.0.0.1:1', refusing.url]) {
      const { read, stop } = await start({
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        CONTENTFUL_HOST: receiver.url,
      });
      expect((await read(receiver.url)).ok).toBe(true);
      await stop();
    }
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });
});
