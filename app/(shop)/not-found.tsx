import { NotFoundView } from '@/components/status/not-found-view';
import { getChrome } from '@/lib/content/chrome-queries';

/** For a path of the shop at which nothing stands. */
export default async function ShopNotFound() {
  const { categories, settings } = await getChrome();
  return <NotFoundView categories={categories} settings={settings} />;
}
