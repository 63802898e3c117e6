import type { Reply } from '../lib/visitor.ts';

/** What is allowed of a response while a service misbehaves. */
export type Expected = Readonly<{
  /** Besides 503 as allowed by `with503`; by default 200 only. */
  statuses?: readonly number[];
  /** Whether a 503 is allowed, with a message and a `Retry-After` header. */
  with503: boolean;
  /** From the request to the last byte, in milliseconds. */
  withinMs: number;
}>;

/**
 * What no response may say in an outage: that nothing was found, a price that is not known, internals of the shop, or
 * that the shopper typed something wrong.
 */
const NEVER: readonly [RegExp, string][] = [
  [/No results found|Nothing found|no products match/i, 'says that there is nothing'],
  [/£0\.00/, 'says £0.00'],
  [/\bat [\w.<>]+ \(?(?:file:|\/|node:)|ECONNREFUSED|UnreachableError/, 'shows its inside'],
  [/wrong password|password is not right|don’t know this address/i, 'blames what was typed'],
];

/** The faults of a response, as predicates of a sentence. */
export function faultsOf({ status, headers, body, ms }: Reply, expected: Expected): string[] {
  const faults: string[] = [];
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  const allowed = [...(expected.statuses ?? [200]), ...(expected.with503 ? [503] : [])];
  if (!allowed.includes(status)) faults.push(status === 0 ? 'did not answer' : `answers ${status}`);
  if (status >= 500) {
    if (!headers.has('retry-after')) faults.push('does not say when to come again');
    if (isPage ? !/<h1/.test(body) : !/"message":".{10,}"/.test(body)) faults.push('says nothing to people');
  }
  if (ms > expected.withinMs) faults.push(`takes ${(ms / 1_000).toFixed(1)} s`);
  const words = isPage ? body.replaceAll(/<script[\s\S]*?<\/script>/g, '') : body;
  for (const [pattern, says] of NEVER) if (pattern.test(words)) faults.push(says);
  return faults;
}
