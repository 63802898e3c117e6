import { createCounter, createHistogram } from './metrics/instruments.ts';
import { shared } from './shared.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const AGES = [10, 60, 300, 900, 3_600, 6 * 3_600, 24 * 3_600];

/** What this process counts while it works; `/api/metrics` shows it. No label holds anything that a visitor typed. */
export const metrics = () =>
  shared('metrics', () => ({
    requests: createHistogram(
      'http_request_duration_seconds',
      'Requests by route template and class of status, until the first byte.',
      ['route', 'status'],
      SECONDS,
    ),
    shed: createCounter(
      'http_requests_shed_total',
      'Requests turned away under load, by what they were for.',
      ['class'],
    ),
    pages: createCounter('http_cache_total', 'Answers that a cache could have given, by what it had.', [
      'cache',
    ]),
    upstream: createHistogram(
      'upstream_call_duration_seconds',
      'Calls of upstreams with everything they waited for, by how they ended.',
      ['upstream', 'outcome'],
      SECONDS,
    ),
    retries: createCounter('upstream_retries_total', 'Calls that were made a second time.', ['upstream']),
    lastGood: createHistogram(
      'last_good_age_seconds',
      'Age of answers that stood in for an upstream that failed.',
      [],
      AGES,
    ),
    security: createCounter('security_events_total', 'Security events by kind.', ['event']),
    orders: createCounter('orders_total', 'Orders placed on the shop’s own pages.'),
    busy: createCounter('sqlite_busy_total', 'Statements that gave up waiting for a locked database.'),
  }));
