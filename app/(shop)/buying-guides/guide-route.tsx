import { RelatedLinks } from '@/components/content/related-links';
import { GuidePicks } from '@/components/guides/guide-picks';
import { GuideView } from '@/components/guides/guide-view';
import { JsonLd } from '@/components/seo/json-ld';
import { getPostsAbout } from '@/lib/blog/queries';
import { getProductBySku } from '@/lib/catalogue/queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import type { Guide } from '@/lib/content/page-types';
import { getSettings } from '@/lib/content/queries';
import { config } from '@/lib/platform/config';
import { getMoment, type Moment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { articleNode } from '@/lib/seo/article-json-ld';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { contentPictureUrl } from '@/lib/seo/page-metadata';

type Props = { guide: Guide; moment?: Promise<Moment> };

/** A guide with its products and related blog posts. */
export async function GuideRoute({ guide, moment = getMoment() }: Props) {
  const [products, posts, settings, terms] = await Promise.all([
    Promise.all(guide.picks.map(({ sku }) => getProductBySku(sku))),
    getPostsAbout(guide.topics),
    orNull(getSettings),
    moment,
  ]);
  const picks = guide.picks.flatMap(({ reason }, at) => {
    const card = products[at];
    return card?.price ? [{ card, reason }] : [];
  });
  const { publicOrigin } = config();
  const crumbs = [
    { name: 'Home', path: href('/') },
    { name: 'Buying guides', path: href('/buying-guides') },
    { name: guide.title },
  ];
  const article = articleNode({
    type: 'Article',
    headline: guide.title,
    description: guide.description,
    path: guide.path,
    picture: guide.picture && contentPictureUrl(guide.picture),
    modified: guide.updatedOn,
    publisher: settings?.name ?? null,
    origin: publicOrigin,
  });
  return (
    <>
      <JsonLd data={graph(article, breadcrumbList(crumbs, publicOrigin))} />
      <GuideView
        guide={guide}
        picks={picks.length > 0 ? <GuidePicks picks={picks} {...terms} /> : null}
        related={
          <RelatedLinks
            title="From the blog"
            links={posts.map(({ name, path }) => ({ label: name, path }))}
          />
        }
      />
    </>
  );
}
