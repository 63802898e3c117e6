import 'server-only';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ProductCard } from '@/lib/catalogue/types';
import { getChoice, getWeighed } from '@/lib/choosing/queries';
import type { Choice } from '@/lib/choosing/about';
import { kwhAYear, tariffOn } from '@/lib/catalogue/running-cost';
import { londonDate } from '@/lib/dates/rules';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListingOnRequest } from '@/lib/listing/request-queries';
import { getListing } from '@/lib/listing/queries';
import { orFallback } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { getServices } from '@/lib/services/queries';
import type { Service } from '@/lib/services/types';
import { modesOf } from '@/lib/true-cost/rules';
import { type Broken, replacementAsk } from './ask';
import { modelIn, soughtModel } from './old-model';
import { type OldSize, oldSizeOf } from './old-size';
import { verdictOf } from './rules';
import type { Symptom, Verdict } from './types';

const MOST_SPARES = 3;

/** Maximum number of search results in which the model number is looked for. */
const MOST_FOUND = 24;

/** What the shop says about a broken appliance. */
export type Help = {
  size: OldSize | null;
  choice: Choice;
  /** Null until a symptom was chosen. */
  verdict: Verdict | null;
  spares: ProductCard[];
  services: Service[];
};

/** Returns spare parts for a symptom that are in stock, the cheapest first. */
async function getSpares({ spares }: Symptom): Promise<ProductCard[]> {
  if (!spares) return [];
  const filter = { ...EVERYTHING, attributes: { Type: [spares.kind] } };
  const { products } = await getListing(filter, { sort: 'LOWEST_PRICE', size: 48, number: 1 });
  const called = products.filter(
    ({ kind, name }) => kind === spares.kind && name.toLowerCase().includes(spares.called),
  );
  return called.slice(0, MOST_SPARES);
}

/**
 * Returns products that a label may name: those of the list, else search results of the whole catalogue, sold out ones
 * included, that stand in the same kind of gap.
 */
async function getKnown(label: string, within: number): Promise<readonly ProductCard[]> {
  const listed = await getWeighed(within);
  const sought = soughtModel(label);
  if (sought === null || modelIn(label, listed)) return listed;
  const filter = { ...EVERYTHING, search: sought, includeOutOfStock: true };
  const found = await orFallback(
    getListingOnRequest(filter, { sort: 'RELEVANCE', size: MOST_FOUND, number: 1 }),
    null,
  );
  const gaps = new Set(listed.map(({ kind }) => traitsOf(kind).gap));
  return (found?.products ?? []).filter(({ kind }) => gaps.has(traitsOf(kind).gap));
}

/** @param within id of the category of replacements @throws UnreachableError */
export async function getHelp(broken: Broken, within: number, now: Date): Promise<Help> {
  const { machine, symptom, age, label, measured, kind } = broken;
  const size = oldSizeOf({ label, measured, kind, known: await getKnown(label, within) }, machine);
  const [choice, policy, services, spares] = await Promise.all([
    getChoice(within, replacementAsk(broken, size), now),
    getPolicy(),
    orFallback(getServices(), []),
    symptom ? orFallback(getSpares(symptom), []) : [],
  ]);
  const first = choice.picks[0]?.candidate;
  const use = first && modesOf(first.card)[0]?.use;
  const fresh = first ? { brought: first.brought, kwh: use ? kwhAYear(use) : null } : null;
  const rate = tariffOn(londonDate(now), policy.energy.tariffs)?.pence ?? null;
  const verdict = symptom && verdictOf(machine, symptom, { age, fresh, rate });
  return { size, choice, verdict, spares, services };
}
