/** A route as registered: parameters as `:id`, and implied methods such as HEAD included. */
export type Route = { methods: readonly string[]; path: string };

/** Services by path prefix, in the order of the page. The first match counts. */
const SERVICES: readonly (readonly [prefix: string, title: string])[] = [
  ['/graphql', 'BigCommerce: GraphQL Storefront API'],
  ['/stores/{hash}/v3/', 'BigCommerce: Management API, version 3'],
  ['/stores/{hash}/v2/', 'BigCommerce: Management API, version 2'],
  ['/payments', 'BigCommerce: payments'],
  ['/checkout', 'BigCommerce: hosted checkout and card fields'],
  ['/wallets', 'BigCommerce: a wallet'],
  ['/content/', 'Contentful: Content Delivery API'],
  ['/content-preview/', 'Contentful: Content Preview API'],
  ['/search/', 'Algolia: search, recommendations, indices'],
  ['/insights', 'Algolia: Insights'],
  ['/forms', 'HubSpot: forms'],
  ['/addresses', 'Ideal Postcodes'],
  ['/', 'The sandbox by itself: pictures, mailbox, console, faults'],
];

/** A route with more methods than this is a catch-all for unknown paths. */
const CATCH_ALL = 4;

/** Rows of path and methods, by the title of their service. */
export function routesByService(routes: readonly Route[]): Map<string, [path: string, methods: string][]> {
  const methodsAt = new Map<string, Set<string>>();
  for (const { methods, path } of routes) {
    if (methods.length > CATCH_ALL || path.endsWith('.ts')) continue;
    const at = path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '');
    const known = methodsAt.get(at) ?? new Set();
    for (const method of methods) if (!/^(HEAD|OPTIONS)$/.test(method)) known.add(method);
    methodsAt.set(at, known);
  }
  const services = new Map<string, [string, string][]>(SERVICES.map(([, title]) => [title, []]));
  for (const [path, methods] of [...methodsAt].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const title = SERVICES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? '';
    if (methods.size > 0) services.get(title)?.push([path, [...methods].toSorted().join(', ')]);
  }
  return services;
}
