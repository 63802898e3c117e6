import type { ZodType } from 'zod';
import { config } from '@/lib/platform/config';
import { log } from '@/lib/platform/observe/log';
import { metrics } from '@/lib/platform/observe/metrics';
import { createBreaker } from './resilience/breaker';
import { checked, type Caller, createCaller, type Outcome, type UpstreamRequest } from './resilience/caller';
import { paceOf } from './resilience/pace';
import { patient, POLICIES, type UpstreamName } from './resilience/policy';
import { createTransport } from './resilience/transport';
import { noteAnswer } from './refusals';
import type { Result } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';
import { tracedTransport } from '@/lib/platform/observe/tracing/transport';
import { currentRequestContext, markIncomplete } from '@/lib/platform/observe/request-context';

export type { UpstreamRequest } from './resilience/caller';
export type { UpstreamName } from './resilience/policy';

/** The only addresses that are ever called; all come from the configuration. */
const ADDRESSES: Record<UpstreamName, () => string[]> = {
  commerce: () => [config().commerce.graphqlUrl],
  'commerce-write': () => [config().commerce.graphqlUrl],
  management: () => [config().commerce.apiUrl, config().commerce.paymentsUrl],
  customers: () => [config().commerce.apiUrl],
  refund: () => [config().commerce.apiUrl],
  content: () => [config().content.url],
  'content-unhurried': () => [config().content.url],
  'content-drafts': () => [config().content.previewUrl],
  search: () => [config().search.url],
  'search-write': () => [config().search.url],
  'search-analytics': () => [config().search.analyticsUrl],
  insights: () => [config().search.insightsUrl],
  reset: () => [config().reset.url ?? config().commerce.graphqlUrl],
  forms: () => [config().forms.formsUrl],
  addresses: () => [config().addresses.url],
};

/** Returns the caller of an upstream, of which each process has one. */
export function upstreamCaller(name: UpstreamName): Caller {
  return processSingleton(`upstream.${name}`, () => {
    const own = POLICIES[name];
    const policy = name === 'content-unhurried' ? own : patient(own, config().patience);
    const breaker = processSingleton(`breaker.${policy.breaker}`, () => createBreaker(policy));
    const pace = processSingleton(`pace.${policy.breaker}`, () => paceOf(policy));
    return createCaller(policy, {
      breaker,
      pace,
      transport: tracedTransport(name, createTransport(policy)),
      onOutcome: note,
    });
  });
}

/**
 * Logs and counts a call, and adds it to its request's log line. A call prevented by the breaker or the pacing is
 * logged at debug level only, because the failures that caused it have been logged.
 */
function note(outcome: Outcome): void {
  const { upstream: name, ok, kind, status, ms, tries, breaker } = outcome;
  const isKeptBack = tries === 0 && (breaker !== 'closed' || kind === 'refused');
  log(ok || isKeptBack ? 'debug' : 'warn', 'upstream', outcome);
  noteAnswer(name, status);
  const retries = Math.max(0, tries - 1);
  metrics().upstream.observe({ upstream: name, outcome: ok ? 'ok' : (kind ?? 'failed') }, ms / 1_000);
  if (retries > 0) metrics().retries.inc({ upstream: name }, retries);
  currentRequestContext()?.calls.push({ name, ...(status && { status }), ms, retries, breaker });
}

/**
 * Calls an upstream; there is no other way. Applies its policy (deadline, one retry of idempotent calls, breaker,
 * bounded concurrency, request coalescing, 7 MB cap) and returns the parsed JSON, or the failure as a value.
 * @param schema validates the answer; without it the parsed JSON is returned unchecked
 * @throws {Error} for a URL outside the configured upstreams, which is a bug
 */
export async function callUpstream(name: UpstreamName, request: UpstreamRequest): Promise<Result<unknown>>;
export async function callUpstream<T>(
  name: UpstreamName,
  request: UpstreamRequest,
  schema: ZodType<T>,
): Promise<Result<T>>;
export async function callUpstream<T>(name: UpstreamName, request: UpstreamRequest, schema?: ZodType<T>) {
  const { origin } = new URL(request.url);
  if (!ADDRESSES[name]().some((address) => new URL(address).origin === origin)) {
    throw new Error(`${origin} is not an address of the upstream "${name}".`);
  }
  const answer = await upstreamCaller(name).call(request);
  const result = schema ? checked(name, answer, schema) : answer;
  // Not noted in the caller, whose coalesced calls run once for several requests.
  if (!result.ok) markIncomplete();
  return result;
}
