import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { PostByline } from '@/components/content/post-byline';
import { RichText } from '@/components/content/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getPost, getPosts } from '@/lib/blog/queries';
import type { Post } from '@/lib/blog/types';
import { getDestination } from '@/lib/catalogue/place-queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

/** Enough for the build to prove the page static; a shop without posts proves it by one that is not there. */
export async function generateStaticParams() {
  const [first] = await getPosts();
  return [{ slug: first?.path.split('/').at(-1) ?? 'none' }];
}

async function find(params: Props['params']): Promise<Post> {
  const path = `/blog/${(await params).slug}`;
  const post = await getPost(path);
  if (post) return post;
  const destination = await getDestination(path);
  if (destination.kind === 'moved' && destination.to !== path) permanentRedirect(destination.to);
  notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, summary, path } = await find(params);
  return pageMetadata({ title: name, description: summary, path });
}

export default async function PostPage({ params }: Props) {
  const post = await find(params);
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Blog', path: '/blog' }, { name: post.name }]} />
      <h1 className="t-h1">{post.name}</h1>
      <PostByline post={post} />
      <RichText html={post.html} />
    </div>
  );
}
