import type { Reply } from '../lib/visitor.ts';

/** What an answer may be while a service misbehaves. */
export type Expected = Readonly<{
  /** Besides `with503`, 200 alone unless said. */
  statuses?: readonly number[];
  /** Whether it may be refused for now, in words and with a time to come again. */
  with503: boolean;
  /** From asking to the last byte, in milliseconds. */
  withinMs: number;
}>;

/** What no answer may say in an outage: that nothing is there, what things cost when that is not known, how the shop is made. */
const NEVER: readonly [RegExp, string][] = [
  [/No results found|Nothing found|no products match/i, 'says that there is nothing'],
  [/£0\.00/, 'says £0.00'],
  [/\bat [\w.<>]+ \(?(?:file:|\/|node:)|ECONNREFUSED|UnreachableError/, 'shows its inside'],
  [/wrong password|password is not right|don’t know this address/i, 'blames what was typed'],
];

/** What is wrong with an answer, as sentences' ends. */
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
