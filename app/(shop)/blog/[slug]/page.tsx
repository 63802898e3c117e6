import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getBlogOutline, getPost } from '@/lib/blog/queries';
import type { Post } from '@/lib/blog/types';
import { pathOf } from '@/lib/catalogue/paths';
import { getDestination } from '@/lib/catalogue/places/queries';
import { PostRoute, postMetadata } from '../post-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

/** One page, enough for the build to prove the route static; a shop without posts uses a slug that does not exist. */
export async function generateStaticParams() {
  const [first] = await getBlogOutline();
  return [{ slug: first?.path.split('/').at(-1) ?? 'none' }];
}

async function find(params: Props['params']): Promise<Post> {
  const path = pathOf(['blog', (await params).slug]);
  const destination = await getDestination(path);
  if (destination.kind === 'moved' && destination.to !== path) permanentRedirect(destination.to);
  return (destination.kind === 'post' ? await getPost(destination.id) : null) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return postMetadata(await find(params));
}

export default async function PostPage({ params }: Props) {
  return <PostRoute post={await find(params)} />;
}
