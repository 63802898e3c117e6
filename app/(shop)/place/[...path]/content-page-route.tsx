import { PageView } from '@/components/content/page-view';
import { JsonLd } from '@/components/seo/json-ld';
import type { ContentPage } from '@/lib/content/page-types';
import { getRails } from '@/lib/content/rail-queries';
import { config } from '@/lib/platform/config';
import { getMoment, type Moment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';

type Props = { page: ContentPage; moment?: Promise<Moment> };

/** An editorial page with its products. */
export async function ContentPageRoute({ page, moment = getMoment() }: Props) {
  const [rails, terms] = await Promise.all([getRails(page.rails), moment]);
  const crumbs = [{ name: 'Home', path: href('/') }, { name: page.title }];
  return (
    <>
      <JsonLd data={graph(breadcrumbList(crumbs, config().publicOrigin))} />
      <PageView page={page} rails={rails} {...terms} />
    </>
  );
}
