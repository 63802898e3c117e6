/**
 * The paths of the products that the shop's sitemap names, in its order.
 *
 * @param ask for a page's text
 */
export async function productPaths(ask: (path: string) => Promise<string>): Promise<string[]> {
  const parts = [...(await ask('/sitemap.xml')).matchAll(/<loc>[^<]*?(\/[^<]*product[^<]*)<\/loc>/g)];
  const pages = await Promise.all(parts.map(([, path = '']) => ask(path)));
  return pages.flatMap((page) =>
    [...page.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path),
  );
}
