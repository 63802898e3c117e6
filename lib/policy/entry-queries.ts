import 'server-only';
import { contentRequest } from '@/lib/platform/content';
import { log } from '@/lib/platform/log';
import { ok, type Result } from '@/lib/platform/result';
import { shared } from '@/lib/platform/shared';
import { BUILT_IN } from './data/built-in';
import { faultSentence, parsePolicy } from './rules';
import type { Policy, PolicyReading } from './types';

/** The content type of which there is one entry. */
export const POLICY_TYPE = 'shopPolicy';

/**
 * The terms of now, for work that no request waits for, where nothing is cached. It never fails: an entry that cannot be used,
 * or a content service that cannot be reached, leaves what this process last read well. Before it read any, the
 * built-in terms hold: a shop that knows no price, no day and no zone could sell nothing, and what is charged is the
 * platform's in any case.
 */
export async function readPolicy(): Promise<Policy> {
  const found = await readEntry(false);
  return found.ok ? policyOf(found.value) : keptPolicy();
}

const lastGood = () => shared('policy', (): { policy: Policy | null } => ({ policy: null }));

/** What holds while nothing better can be read. */
export const keptPolicy = (): Policy => lastGood().policy ?? BUILT_IN;

/** What an entry says, or what holds in its place; the log then says what is wrong with it. */
export function policyOf(reading: PolicyReading): Policy {
  const memory = lastGood();
  if (reading.ok) {
    memory.policy = reading.policy;
    return reading.policy;
  }
  const kept = memory.policy ? 'what was read before' : 'what is built in';
  log('warn', 'policy.refused', { says: reading.faults.map(faultSentence), kept });
  return keptPolicy();
}

/** What the entry says, or what is wrong with it. @param preview as editors have it now, published or not */
export async function readEntry(preview: boolean): Promise<Result<PolicyReading>> {
  const found = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: POLICY_TYPE, limit: 2 }),
  );
  if (!found.ok) return found;
  const [entry, ...others] = found.value.items;
  if (!entry || others.length > 0) {
    const says = entry ? 'is there more than once: keep one' : 'is not there: write and publish it';
    return ok({ ok: false, faults: [{ field: 'The entry', says }] });
  }
  return ok(parsePolicy(entry.fields));
}
