import { Counter, Histogram, Registry } from 'prom-client';
import { processSingleton } from '../process-singleton.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const AGES = [10, 60, 300, 900, 3_600, 6 * 3_600, 24 * 3_600];

/** What this process counts while it works; `/api/metrics` shows it. No label holds anything that a visitor typed. */
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
      busy: new Counter({
        name: 'sqlite_busy_total',
        help: 'Statements that gave up waiting for a locked database.',
        registers,
      }),
    };
  });
