import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { crmRequest } from '@/lib/platform/upstreams/crm';
import { staleIfError } from '@/lib/platform/cache/stale-if-error';
import { orUnreachable, type Result } from '@/lib/platform/result';

/** The CRM has null for what was never written. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const properties = z.object({
  name: text,
  description: text,
  price: text,
  term_years: text,
  hs_sku: text,
  eligible_types: text,
  min_price: text,
  max_price: text,
});

/** Only what is declared here is passed on. */
const page = z.object({
  results: z.array(z.object({ id: z.string(), properties })),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
});

/** The CRM's names, and the most it gives at once. */
const ASKED = { limit: '100', properties: Object.keys(properties.shape).join(',') };

/** An extended cover as the CRM keeps it: all properties are text, prices in pounds (specification §3, §7). */
type WarrantyObject = {
  id: string;
  properties: {
    name: string;
    description: string;
    price: string;
    term_years: string;
    hs_sku: string;
    /** Values of the custom field "Type", separated by `;`. */
    eligible_types: string;
    /** Of the appliance, from (not included) and to (included); empty when open. */
    min_price: string;
    max_price: string;
  };
};

/**
 * Every extended cover that the CRM holds.
 * @throws UnreachableError
 */
export async function getWarranties(): Promise<WarrantyObject[]> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
  cacheTag(cacheTags.warranties);
  const found: WarrantyObject[] = [];
  let after: string | undefined;
  do {
    const answer: Page = orUnreachable(await readPage(after));
    found.push(...answer.results);
    after = answer.paging?.next?.after;
  } while (after);
  return found;
}

type Page = z.infer<typeof page>;

function readPage(after: string | undefined): Promise<Result<Page>> {
  const query = { ...ASKED, ...(after && { after }) };
  return staleIfError(`warranties:${after ?? ''}`, () =>
    crmRequest('/crm/v3/objects/warranties', query, page),
  );
}
