import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import { metrics } from '../observe/metrics.ts';
import { isSameSecret } from '../same-secret.ts';
import type { Admission } from './admission.ts';
import { type Answer, plainAnswer } from './answer.ts';
import type { RendererPool } from './renderers/pool.ts';
import { createStateMetrics, processMetrics } from './state-metrics.ts';

const PATH = '/api/metrics';

type MetricsRequest = { id: string; path: string; isLocal: boolean; authorization: string | undefined };

/**
 * Answers `/api/metrics` in the format of Prometheus, for callers on this machine and holders of `METRICS_TOKEN`, and
 * with 404 for others. Adds up the counts of the front and all renderers. Undefined for every other path.
 */
export function createMetricsAnswer(
  config: Config,
  admission: Admission,
  renderers: Pick<RendererPool, 'state' | 'metrics'>,
) {
  const state = createStateMetrics(admission);
  const ours = [metrics().registry, state.registry, processMetrics()];

  return async (request: MetricsRequest): Promise<Answer | undefined> => {
    if (request.path !== PATH) return undefined;
    if (!request.isLocal && !isHolder(request.authorization, config.metricsToken))
      return plainAnswer(404, request.path, request.id);
    state.look(await renderers.state());
    const parts = await Promise.all(ours.map((registry) => registry.getMetricsAsJSON()));
    const all = AggregatorRegistry.aggregate([parts.flat(), ...(await renderers.metrics())]);
    const headers = { 'content-type': all.contentType, 'cache-control': 'no-store' };
    return { status: 200, headers, body: Buffer.from(await all.metrics()) };
  };
}

const isHolder = (authorization = '', token: string | null): boolean =>
  token !== null && isSameSecret(authorization, `Bearer ${token}`);
