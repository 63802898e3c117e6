import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { kindsWith, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { classify } from '@/lib/catalogue/classify';
import type { Facts } from '@/lib/catalogue/facts/types';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { mapAttributes } from '@/lib/catalogue/mapping/map-card';
import { toPence } from '@/lib/money/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { readDescription } from './description';
import { ServicesPage } from './documents';
import { RINGS } from './fitting';
import { namesIn, parseBand } from './rules';
import type { Service } from './types';

/** The values of the custom field "Type" that mark a product as a service. */
const TYPES = kindsWith(({ service }) => service !== null);

type Page = ResultOf<typeof ServicesPage>['site']['search']['searchProducts']['products'];
type Node = NonNullable<NonNullable<Page['edges']>[number]>['node'];

/**
 * Returns all services and covers on sale. No event announces that one was hidden or had no price until now, so they
 * are read again after five minutes.
 * @throws {UnreachableError}
 */
export async function getServices(): Promise<Service[]> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 300, expire: 86_400 });
  const services: Service[] = [];
  let after: string | null = null;
  do {
    const page: Page = orUnreachable(await catalogueQuery(ServicesPage, { types: TYPES, after })).site.search
      .searchProducts.products;
    services.push(...nodesOf(page).flatMap((node) => mapService(node) ?? []));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(services.map(({ id }) => id)));
  return services;
}

/** Null for a service without a price, or without the option that says for which appliance it is bought. */
function mapService(node: Node): Service | null {
  const attributes = mapAttributes(nodesOf(node.customFields));
  const forOption = nodesOf(node.productOptions).find(({ displayName }) => displayName === 'For');
  const price = node.prices?.price.value ?? 0;
  const { kind, facts } = classify(attributes);
  const { service } = traitsOf(kind);
  if (!forOption || !(price > 0) || !service) return null;
  const time = attributes['Time on site'];
  return {
    id: node.entityId,
    sku: node.sku,
    name: node.name,
    kind: service,
    price: toPence(price),
    ...readDescription(node.description),
    note: time ? [time, whoComes(service, facts)].filter(Boolean).join(', ') : null,
    types: namesIn(attributes['Service for']),
    needs: namesIn(attributes['Service needs']),
    band: parseBand(attributes['Price band']),
    term: facts.termYears ?? null,
    forOptionId: forOption.entityId,
  };
}

/** Null if it depends on what else is bought: whoever takes the old appliance out takes it away. */
function whoComes(service: ServiceKind, { visit }: Facts): string | null {
  if (service === 'collect') return null;
  return visit === 'with the delivery' ? 'by the delivery crew' : `a separate appointment: ${RINGS}`;
}
