/** How one upstream is called. Times in milliseconds. */
export type Policy = {
  name: string;
  connectTimeout: number;
  /** For one try, headers and body. */
  perTry: number;
  /** For everything: waiting for a slot, trying, pausing, trying once more. */
  deadline: number;
  /** Calls under way at once; further ones wait within their deadline. */
  concurrency: number;
  /** Calls of the same breaker name fail fast together. */
  breaker: string;
  /** How long an open breaker stays open before one call may try. */
  openFor: number;
  /** How many calls there must be before failures open the breaker. */
  leastCalls: number;
  /**
   * How many reads of the same breaker name the upstream takes in a second; further ones wait within their deadline, and
   * what it refuses all the same is sent again. Undefined: it names no such limit.
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

/** The same policy for where nobody waits: every time limit but the breaker's, times so much. */
export const patient = (policy: Policy, times: number): Policy => ({
  ...policy,
  connectTimeout: policy.connectTimeout * times,
  perTry: policy.perTry * times,
  deadline: policy.deadline * times,
});

/**
 * Reads have 4 s with one retry, writes 8 s without; search and content are optional on a page and get 2 s and 1.5 s.
 * An editor waits 4 s for each draft, of which the content service gives seven a second, and 55 of what is published
 * (docs/wire-compatibility.md).
 * Of each change to customers the platform takes three at once (docs/wire-compatibility.md).
 * A search host that fails once is left alone for 2 minutes; writing to it, content where nobody waits for it, and money
 * that goes back through a gateway may take 30 s (specification §9). A try takes less than the whole, so that what failed at once can be asked again (§8).
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
  search: policy('search', { perTry: 2_000, deadline: 2_500, openFor: 120_000, leastCalls: 1 }),
  'search-write': policy('search-write', { perTry: 30_000, deadline: 30_000, concurrency: 4 }),
  'search-analytics': policy('search-analytics', { concurrency: 4 }),
  forms: policy('forms', { connectTimeout: 2_000, perTry: 5_000, deadline: 5_000, concurrency: 4 }),
  reset: policy('reset', { perTry: 4_000, deadline: 5_000, concurrency: 4 }),
  insights: policy('insights', { perTry: 2_000, deadline: 2_000, concurrency: 4 }),
  addresses: policy('addresses', { perTry: 2_000, deadline: 3_000, concurrency: 8 }),
};
