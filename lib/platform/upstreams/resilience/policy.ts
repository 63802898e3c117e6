/** How an upstream is called. Times are in milliseconds. */
export type Policy = {
  name: string;
  connectTimeout: number;
  /** For one try, until the end of the body. */
  perTry: number;
  /** For the whole call: waiting for a slot, trying, pausing and retrying. */
  deadline: number;
  /** Maximum number of simultaneous calls; further ones wait within their deadline. */
  concurrency: number;
  /** Policies with the same breaker name share a breaker. */
  breaker: string;
  /** How long the breaker stays open before it lets a trial call through. */
  openFor: number;
  /** Number of calls below which failures do not open the breaker. */
  leastCalls: number;
  /** Share of failed calls, from 0 to 1, that opens the breaker: 0 for any failure. By default half. */
  failureShare?: number;
  /**
   * Reads per second that the upstream allows per breaker name. Further ones wait within their deadline, and any that
   * it still refuses are sent again. Undefined if it names no such limit.
   */
  perSecond?: number;
};

export type UpstreamName =
  | 'commerce'
  | 'commerce-write'
  | 'management'
  | 'customers'
  | 'refund'
  | 'content'
  | 'content-unhurried'
  | 'content-drafts'
  | 'search'
  | 'search-write'
  | 'search-analytics'
  | 'forms'
  | 'reset'
  | 'insights'
  | 'addresses';

const policy = (name: UpstreamName, over: Partial<Policy>): Policy => ({
  name,
  connectTimeout: 1_000,
  perTry: 2_500,
  deadline: 4_000,
  concurrency: 16,
  breaker: name,
  openFor: 5_000,
  leastCalls: 10,
  ...over,
});

/** Returns a policy whose time limits, except the breaker's, are multiplied by `times`. */
export const patient = (policy: Policy, times: number): Policy => ({
  ...policy,
  connectTimeout: policy.connectTimeout * times,
  perTry: policy.perTry * times,
  deadline: policy.deadline * times,
});

/**
 * Reads have 4 s with one retry, writes 8 s without. Search and content are optional on a page and have 2.5 s and 1.5
 * s. A draft has 4 s, because an editor waits for it. The content service allows 7 reads of drafts a second and 55 of
 * published entries, and the platform three simultaneous changes to customers (docs/wire-compatibility.md). A single
 * failure is enough to leave a search host alone for 2 minutes, however many of its calls succeed. Changes to search
 * indices, content that nobody waits for, and refunds through a gateway may take 30 s (specification §9). A try
 * takes less than the deadline where a quick failure may be retried (§8).
 */
export const POLICIES: Readonly<Record<UpstreamName, Policy>> = {
  commerce: policy('commerce', { concurrency: 32 }),
  'commerce-write': policy('commerce-write', { perTry: 8_000, deadline: 8_000, breaker: 'commerce' }),
  management: policy('management', { perTry: 3_000, deadline: 5_000 }),
  customers: policy('customers', { perTry: 3_000, deadline: 5_000, concurrency: 3, breaker: 'management' }),
  refund: policy('refund', { perTry: 30_000, deadline: 30_000, concurrency: 4, breaker: 'management' }),
  content: policy('content', { perTry: 1_100, deadline: 1_500, concurrency: 8, perSecond: 55 }),
  'content-unhurried': policy('content-unhurried', {
    perTry: 14_500,
    deadline: 30_000,
    concurrency: 8,
    breaker: 'content',
    perSecond: 55,
  }),
  'content-drafts': policy('content-drafts', { perTry: 1_100, perSecond: 7 }),
  search: policy('search', {
    perTry: 2_000,
    deadline: 2_500,
    openFor: 120_000,
    leastCalls: 1,
    failureShare: 0,
  }),
  'search-write': policy('search-write', { perTry: 30_000, deadline: 30_000, concurrency: 4 }),
  'search-analytics': policy('search-analytics', { concurrency: 4 }),
  forms: policy('forms', { connectTimeout: 2_000, perTry: 5_000, deadline: 5_000, concurrency: 4 }),
  reset: policy('reset', { perTry: 4_000, deadline: 5_000, concurrency: 4 }),
  insights: policy('insights', { perTry: 2_000, deadline: 2_000, concurrency: 4 }),
  addresses: policy('addresses', { perTry: 2_000, deadline: 3_000, concurrency: 8 }),
};
