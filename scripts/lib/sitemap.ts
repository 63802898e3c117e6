/**
 * Returns the paths of the products in the shop's sitemap, in its order.
 * @param ask fetches the text of a page
 * @throws Error if it lists none
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
