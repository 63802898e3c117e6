import type { Metadata } from 'next';
import { SiteMap } from '@/components/site-map/site-map';
import { getBlogOutline } from '@/lib/blog/queries';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getChrome } from '@/lib/content/chrome-queries';
import { getContentPages, getGuides } from '@/lib/content/page-queries';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    title: 'Site map',
    description: 'Every department, maker, guide and page of the shop on one page.',
    path: href('/site-map'),
  });

/** Links to the whole shop on one page. */
export default async function SiteMapPage() {
  const [tree, brands, chrome, guides, pages, posts] = await Promise.all([
    getCategoryTree(),
    getBrands(),
    getChrome(),
    orNull(getGuides),
    orNull(getContentPages),
    orNull(getBlogOutline),
  ]);
  const groups = [
    {
      title: 'Makers',
      links: brands
        .filter(({ productCount }) => productCount > 0)
        .map(({ name, path }) => ({ label: name, path })),
    },
    { title: 'Buying guides', links: (guides ?? []).map(({ title, path }) => ({ label: title, path })) },
    { title: 'Blog', links: (posts ?? []).map(({ name, path }) => ({ label: name, path })) },
    ...chrome.footer,
    { title: 'More to read', links: (pages ?? []).map(({ title, path }) => ({ label: title, path })) },
  ];
  return <SiteMap tree={tree} groups={groups.filter(({ links }) => links.length > 0)} />;
}
