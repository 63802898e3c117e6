import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { BlogList } from '@/components/blog/blog-list';
import { JsonLd } from '@/components/seo/json-ld';
import { getBlogOutline, getPostPage } from '@/lib/blog/queries';
import { type BlogPlace, blogHref, countTags, canonicalTag } from '@/lib/blog/rules';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function blogMetadata(place: BlogPlace): Promise<Metadata> {
  const about = place.tag ? `Blog: ${place.tag}` : 'Blog';
  return pageMetadata({
    title: place.page > 1 ? `${about}, page ${place.page}` : about,
    description: 'What we have measured, weighed, repaired and learned about home appliances.',
    path: blogHref(place),
  });
}

/** A page of the blog; not found beyond the last. Redirects a tag in different case to the merchant's spelling. */
export async function BlogRoute({ place }: { place: BlogPlace }) {
  const [found, outline] = await Promise.all([getPostPage(place), getBlogOutline()]);
  const tags = countTags(outline);
  const tag = place.tag && canonicalTag(tags, place.tag);
  if (tag !== place.tag) permanentRedirect(blogHref({ ...place, tag }));
  if (!found) notFound();
  const { publicOrigin } = config();
  return (
    <>
      <JsonLd
        data={graph(breadcrumbList([{ name: 'Home', path: href('/') }, { name: 'Blog' }], publicOrigin))}
      />
      <BlogList place={place} posts={found.posts} total={countPosts(outline, place.tag)} tags={tags} />
    </>
  );
}

const countPosts = (outline: { tags: readonly string[] }[], tag: string | null): number =>
  tag === null ? outline.length : outline.filter(({ tags }) => tags.includes(tag)).length;
