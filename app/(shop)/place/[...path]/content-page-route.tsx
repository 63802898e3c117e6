import { PageView } from '@/components/content/page-view';
import { JsonLd } from '@/components/seo/json-ld';
import type { ContentPage } from '@/lib/content/page-types';
import { getRails } from '@/lib/content/rail-queries';
import { config } from '@/lib/platform/config';
import { getMoment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';

/** A page of the editors' with the products that it shows. */
export async function ContentPageRoute({ page }: { page: ContentPage }) {
  const [rails, moment] = await Promise.all([getRails(page.rails), getMoment()]);
  const crumbs = [{ name: 'Home', path: href('/') }, { name: page.title }];
  return (
    <>
      <JsonLd data={graph(breadcrumbList(crumbs, config().publicOrigin))} />
      <PageView page={page} rails={rails} {...moment} />
    </>
  );
}
