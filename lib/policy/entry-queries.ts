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

/** The content type, of which there is one entry. */
export const POLICY_TYPE = 'shopPolicy';

/**
 * Returns the current terms, for background work, where nothing is cached. It never fails: when the entry is invalid or
 * the content service unreachable, the last valid terms are used, which `$SHOP_DATA` keeps over a restart. Before any
 * were read, the built-in terms are used, because a shop without prices, days and zones could not sell; what is charged
 * is the platform's in any case.
 */
export async function readPolicy(): Promise<Policy> {
  const answer = await readEntry(false);
  return answer.ok ? policyOf(answer.value) : keptPolicy();
}

/**
 * Returns the terms as editors have drafted them, or the published terms if the draft is invalid. Read once per
 * request.
 */
export const readPolicyDraft = cache(async (): Promise<Policy> => {
  const answer = await readEntry(true);
  return answer.ok && answer.value.ok ? answer.value.policy : readPolicy();
});

/**
 * File with the fields of the last valid entry as received, so that a later version of the shop parses them by its own
 * rules.
 */
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

/** Returns the last valid terms, or the built-in ones. */
export const keptPolicy = (): Policy => lastGood().read?.policy ?? BUILT_IN;

/** Returns the terms of an entry, or those used in place of an invalid one, whose faults are logged. */
export function policyOf(reading: PolicyReading): Policy {
  if (reading.ok) return reading.policy;
  const fallback = lastGood().read ? 'the last valid policy' : 'the built-in policy';
  log('warn', 'policy.refused', { says: reading.faults.map(faultSentence), kept: fallback });
  return keptPolicy();
}

/**
 * Reads the entry; the result is the terms, or what is wrong with them. @param preview reads the draft, published or
 * not
 */
export async function readEntry(preview: boolean): Promise<Result<PolicyReading>> {
  const answer = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: POLICY_TYPE, limit: 2 }),
  );
  if (!answer.ok) return answer;
  const [entry, ...others] = answer.value.items;
  if (!entry || others.length > 0) {
    const says = entry ? 'exists more than once: keep one' : 'does not exist: create and publish it';
    return ok({ ok: false, faults: [{ field: 'The entry', says }] });
  }
  const reading = parsePolicy(entry.fields);
  if (reading.ok && !preview) remember(reading.policy, entry.fields);
  return ok(reading);
}
