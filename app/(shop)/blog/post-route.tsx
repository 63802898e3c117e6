import type { Metadata } from 'next';
import { PostView } from '@/components/blog/post-view';
import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/components/card/product-card';
import { RelatedLinks } from '@/components/content/related-links';
import { JsonLd } from '@/components/seo/json-ld';
import { getPostsAbout } from '@/lib/blog/queries';
import type { Post } from '@/lib/blog/types';
import { cardView } from '@/lib/catalogue/card-view';
import { getDestination } from '@/lib/catalogue/places/queries';
import { getCards } from '@/lib/catalogue/queries';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getGuides } from '@/lib/content/page-queries';
import { getSettings } from '@/lib/content/queries';
import { linkedPaths, richNodes } from '@/lib/content/rich/rules';
import { config } from '@/lib/platform/config';
import { getMoment, type Moment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { articleNode } from '@/lib/seo/article-json-ld';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pictureUrl } from '@/lib/seo/picture';

export function postMetadata({ name, seo, summary, path, picture }: Post): Promise<Metadata> {
  return pageMetadata({
    title: seo.title || name,
    description: seo.description || summary,
    path,
    picture,
    kind: 'article',
  });
}

/** Returns the current cards of the products that a text links to. */
async function linkedProducts(html: string): Promise<Card[]> {
  const paths = linkedPaths(richNodes({ html }));
  const found = await Promise.all(paths.map(getDestination));
  return getCards(found.flatMap((place) => (place.kind === 'product' ? [place.id] : [])));
}

type Props = { post: Post; moment?: Promise<Moment> };

/** A post with its products and related posts and guides (experience BLG-3). */
export async function PostRoute({ post, moment = getMoment() }: Props) {
  const [products, posts, guides, settings, { now, policy }] = await Promise.all([
    linkedProducts(post.html),
    getPostsAbout(post.tags, post.id),
    orNull(getGuides),
    orNull(getSettings),
    moment,
  ]);
  const fitting = guides?.filter(({ topics }) => topics.some((topic) => post.tags.includes(topic))) ?? [];
  const { publicOrigin } = config();
  const crumbs = [
    { name: 'Home', path: href('/') },
    { name: 'Blog', path: href('/blog') },
    { name: post.name },
  ];
  const article = articleNode({
    type: 'BlogPosting',
    headline: post.name,
    description: post.summary,
    path: post.path,
    picture: post.picture && pictureUrl(post.picture),
    author: post.author,
    published: post.publishedAt,
    modified: null,
    publisher: settings?.name ?? null,
    origin: publicOrigin,
  });
  const links = [
    ...fitting.slice(0, 4).map(({ title, path }) => ({ label: title, path })),
    ...posts.map(({ name, path }) => ({ label: name, path })),
  ];
  return (
    <>
      <JsonLd data={graph(article, breadcrumbList(crumbs, publicOrigin))} />
      <PostView
        post={post}
        products={
          products.length > 0 ? (
            <CardGrid rail>
              {products.map((card) => (
                <ProductCard key={card.id} card={card} view={cardView(card, now, policy)} />
              ))}
            </CardGrid>
          ) : null
        }
        related={<RelatedLinks title="Read on" links={links} />}
      />
    </>
  );
}
