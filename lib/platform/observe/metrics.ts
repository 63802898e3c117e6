import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processSingleton } from '../process-singleton.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const AGES = [10, 60, 300, 900, 3_600, 6 * 3_600, 24 * 3_600];

/** Returns the metrics of this process, which `/api/metrics` shows. No label contains anything that a visitor typed. */
export const metrics = () =>
  processSingleton('metrics', () => {
    const registry = new Registry();
    const registers = [registry];
    return {
      registry,
      requests: new Histogram({
        name: 'http_request_duration_seconds',
        help: 'Requests by route template and class of status, until the first byte.',
        labelNames: ['route', 'status'],
        buckets: SECONDS,
        registers,
      }),
      shed: new Counter({
        name: 'http_requests_shed_total',
        help: 'Requests turned away under load, by what they were for.',
        labelNames: ['class'],
        registers,
      }),
      pages: new Counter({
        name: 'http_cache_total',
        help: 'Answers that a cache could have given, by what it had.',
        labelNames: ['cache'],
        registers,
      }),
      documents: new Counter({
        name: 'document_changes_total',
        help: 'What the front changed in documents, by step; refused: inline scripts of no known shape.',
        labelNames: ['change'],
        registers,
      }),
      upstream: new Histogram({
        name: 'upstream_call_duration_seconds',
        help: 'Calls of upstreams with everything they waited for, by how they ended.',
        labelNames: ['upstream', 'outcome'],
        buckets: SECONDS,
        registers,
      }),
      retries: new Counter({
        name: 'upstream_retries_total',
        help: 'Calls that were made a second time.',
        labelNames: ['upstream'],
        registers,
      }),
      reads: new Counter({
        name: 'upstream_reads_total',
        help: 'Reads of goods and texts, by whence the answer came: upstream, copy (a kept one) or none.',
        labelNames: ['from'],
        registers,
      }),
      lastGood: new Histogram({
        name: 'last_good_age_seconds',
        help: 'Age of answers that stood in for an upstream that failed.',
        buckets: AGES,
        registers,
      }),
      security: new Counter({
        name: 'security_events_total',
        help: 'Security events by kind.',
        labelNames: ['event'],
        registers,
      }),
      orders: new Counter({
        name: 'orders_total',
        help: 'Orders placed on the shop’s own pages.',
        registers,
      }),
      orderAttempts: new Counter({
        name: 'order_attempts_total',
        help: 'Presses on the button that orders, by outcome: placed, refused (in words, with nothing ordered) or failed (a service was away).',
        labelNames: ['outcome'],
        registers,
      }),
      settlements: new Counter({
        name: 'payment_answers_total',
        help: 'What the platform said became of an order that was paid for: paid, waiting, open, ended, none, or unreachable.',
        labelNames: ['state'],
        registers,
      }),
      webhooks: new Counter({
        name: 'webhooks_total',
        help: 'Deliveries of webhooks by service and what became of them: taken, unsigned, unreadable or unkept.',
        labelNames: ['service', 'outcome'],
        registers,
      }),
      lastWebhook: new Gauge({
        name: 'webhook_taken_timestamp_seconds',
        help: 'When the last webhook of a service was taken.',
        labelNames: ['service'],
        aggregator: 'max',
        registers,
      }),
      indexWritten: new Gauge({
        name: 'search_index_written_timestamp_seconds',
        help: 'When an index of the search service was last written to, as it says itself.',
        labelNames: ['index'],
        aggregator: 'max',
        registers,
      }),
      tariffEnd: new Gauge({
        name: 'tariff_end_timestamp_seconds',
        help: 'When the last tariff that the policy names for a fuel ends.',
        labelNames: ['fuel'],
        aggregator: 'max',
        registers,
      }),
      renderers: new Counter({
        name: 'renderer_ends_total',
        help: 'Renderers that were replaced, by why: hung (answered nothing and were killed) or ended.',
        labelNames: ['how'],
        registers,
      }),
      busy: new Counter({
        name: 'sqlite_busy_total',
        help: 'Statements that gave up waiting for a locked database.',
        registers,
      }),
    };
  });
