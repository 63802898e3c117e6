/**
 * The paths of the products that the shop's sitemap names, in its order.
 *
 * @param ask for a page's text
 * @throws when it names none
 */
export async function productPaths(ask: (path: string) => Promise<string>): Promise<string[]> {
  const parts = pathsIn(await ask('/sitemap.xml')).filter((path) => path.includes('/products-'));
  const pages = await Promise.all(parts.map(ask));
  const paths = pages.flatMap(pathsIn);
  if (paths.length === 0) throw new Error('The sitemap names no product.');
  return paths;
}

const pathsIn = (page: string): string[] =>
  [...page.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
