import 'server-only';
import { cache } from 'react';
import { contentRequest } from '@/lib/platform/upstreams/content';
import { addDays, londonInstant } from '@/lib/dates/rules';
import { keepText, keptText } from '@/lib/platform/durable/kept-text';
import { log } from '@/lib/platform/observe/log';
import { metrics } from '@/lib/platform/observe/metrics';
import { ok, type Result } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';
import { BUILT_IN } from './data/built-in';
import { faultSentence, parsePolicy } from './rules';
import type { Policy, PolicyReading } from './types';

/** The content type of which there is one entry. */
export const POLICY_TYPE = 'shopPolicy';

/**
 * The terms of now, for work that no request waits for, where nothing is cached. It never fails: an entry that cannot
 * be used, or a content service that cannot be reached, leaves what was last read well, which `$SHOP_DATA` keeps over a
 * restart. Before any was, the built-in terms hold: a shop that knows no price, no day and no zone could sell nothing,
 * and what is charged is the platform's in any case.
 */
export async function readPolicy(): Promise<Policy> {
  const answer = await readEntry(false);
  return answer.ok ? policyOf(answer.value) : keptPolicy();
}

/**
 * The terms as editors have them now; those that are published where the draft cannot be used. Read once for all parts
 * of a page.
 */
export const readPolicyDraft = cache(async (): Promise<Policy> => {
  const answer = await readEntry(true);
  return answer.ok && answer.value.ok ? answer.value.policy : readPolicy();
});

/** The fields of the last good entry as they came, so that a later shop reads them by its own rules. */
const FILE = 'policy.json';

type LastGood = { policy: Policy; text: string } | null;

const lastGood = () => processSingleton('policy', () => ({ read: fromDisk() }));

function fromDisk(): LastGood {
  const text = keptText(FILE);
  try {
    const reading = text === null ? null : parsePolicy(JSON.parse(text));
    return text !== null && reading?.ok ? { policy: reading.policy, text } : null;
  } catch {
    return null;
  }
}

function remember(policy: Policy, fields: unknown): void {
  for (const { fuel, validTo } of policy.energy.tariffs.toSorted((a, b) =>
    a.validTo.localeCompare(b.validTo),
  ))
    metrics().tariffEnd.set({ fuel }, londonInstant(addDays(validTo, 1), 0).getTime() / 1_000);
  const memory = lastGood();
  const text = JSON.stringify(fields);
  if (memory.read?.text === text) return;
  memory.read = { policy, text };
  keepText(FILE, text);
}

/** What holds while nothing better can be read. */
export const keptPolicy = (): Policy => lastGood().read?.policy ?? BUILT_IN;

/** What an entry says, or what holds in its place; the log then says what is wrong with it. */
export function policyOf(reading: PolicyReading): Policy {
  if (reading.ok) return reading.policy;
  const fallback = lastGood().read ? 'what was read before' : 'what is built in';
  log('warn', 'policy.refused', { says: reading.faults.map(faultSentence), kept: fallback });
  return keptPolicy();
}

/** What the entry says, or what is wrong with it. @param preview as editors have it now, published or not */
export async function readEntry(preview: boolean): Promise<Result<PolicyReading>> {
  const answer = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: POLICY_TYPE, limit: 2 }),
  );
  if (!answer.ok) return answer;
  const [entry, ...others] = answer.value.items;
  if (!entry || others.length > 0) {
    const says = entry ? 'is there more than once: keep one' : 'is not there: write and publish it';
    return ok({ ok: false, faults: [{ field: 'The entry', says }] });
  }
  const reading = parsePolicy(entry.fields);
  if (reading.ok && !preview) remember(reading.policy, entry.fields);
  return ok(reading);
}
