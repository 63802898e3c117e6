import type { Metadata } from 'next';
import { DepartmentTiles } from '@/components/home/department-tiles';
import { Makers } from '@/components/home/makers';
import { JsonLd } from '@/components/seo/json-ld';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getHomePage, getSettings } from '@/lib/content/queries';
import { config } from '@/lib/platform/config';
import { getPolicy } from '@/lib/policy/queries';
import { graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { storeNode, websiteNode } from '@/lib/seo/store-json-ld';
import { HomeSectionView } from './home-section';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const [home, settings] = await Promise.all([orNull(getHomePage), orNull(getSettings)]);
  const description = home?.description || settings?.description;
  return pageMetadata({
    title: home?.title ?? settings?.name ?? 'Home appliances',
    ...(description ? { description } : {}),
    path: '/',
  });
}

/** The home page as arranged by editors; only departments and makers while the content service cannot be reached. */
export default async function HomePage() {
  const [home, settings, policy] = await Promise.all([orNull(getHomePage), orNull(getSettings), getPolicy()]);
  const { publicOrigin } = config();
  const hasElevation = home?.sections.some(({ kind }) => kind === 'elevation');
  return (
    <>
      {settings ? (
        <JsonLd
          data={graph(storeNode(settings, policy, publicOrigin), websiteNode(settings, publicOrigin))}
        />
      ) : null}
      {hasElevation ? null : <DepartmentTiles categories={await getCategoryTree()} />}
      {home ? (
        home.sections.map((section) => <HomeSectionView key={section.id} section={section} />)
      ) : (
        <Makers heading="All makers" text="" makers={await getBrands()} />
      )}
    </>
  );
}
