import 'server-only';
import { cacheLife } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { readAttribute } from '@/lib/platform/upstreams/customer-attributes';
import { readOwn, signIn } from '@/lib/platform/session/require-session';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { AddressBook, CountriesQuery } from './documents';
import { defaultFirst } from './rules';
import type { Address, Country } from './types';

/** Pages of fifty addresses to read at most; the platform stores a hundred addresses at most. */
const MOST_PAGES = 4;

/**
 * Returns the shopper's own addresses: first the default, which is the one they chose or else the oldest, then the
 * others in the order in which they were entered.
 * @throws UnreachableError
 */
export async function getAddresses(session: Session, path: string): Promise<Address[]> {
  const found: Address[] = [];
  let after: string | null = null;
  // The platform has no default address, so the shop stores the choice in a customer attribute.
  const kept = readAttribute(session, 'address');
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { customer }: { customer: Awaited<ReturnType<typeof readPage>> } = {
      customer: await readPage(session, path, after),
    };
    found.push(...nodesOf(customer.addresses).map(toAddress));
    if (!customer.addresses.pageInfo.hasNextPage) break;
    after = customer.addresses.pageInfo.endCursor;
  }
  const chosen = await kept;
  return defaultFirst(found, chosen.ok ? chosen.value : null);
}

async function readPage(session: Session, path: string, after: string | null) {
  const { customer } = await readOwn(session, path, AddressBook, { after });
  return customer ?? signIn(path);
}

/** Returns an address of the shopper's own book; null when there is none, and when it is somebody else's. */
export async function getAddress(session: Session, path: string, id: number): Promise<Address | null> {
  return (await getAddresses(session, path)).find((address) => address.id === id) ?? null;
}

type Node = NonNullable<
  NonNullable<Awaited<ReturnType<typeof readPage>>['addresses']['edges']>[number]
>['node'];

function toAddress({ entityId, ...node }: Node): Address {
  return {
    id: entityId,
    firstName: node.firstName,
    lastName: node.lastName,
    company: node.company ?? '',
    address1: node.address1,
    address2: node.address2 ?? '',
    city: node.city,
    stateOrProvince: node.stateOrProvince ?? '',
    postalCode: node.postalCode ?? '',
    countryCode: node.countryCode,
    country: node.country ?? node.countryCode,
    phone: node.phone ?? '',
  };
}

/**
 * Returns all countries by name, the United Kingdom first (specification §3).
 * @throws UnreachableError
 */
export async function getCountries(): Promise<Country[]> {
  'use cache';
  cacheLife({ stale: 3600, revalidate: 86_400, expire: 604_800 });
  const { geography } = orUnreachable(await catalogueQuery(CountriesQuery, {}));
  const all = (geography.countries ?? []).map(({ code, name }) => ({ code, name }));
  return all.toSorted(
    (a, b) => Number(b.code === 'GB') - Number(a.code === 'GB') || a.name.localeCompare(b.name),
  );
}
