import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type BlogPlace, readBlogRoute } from '@/lib/blog/rules';
import { BlogRoute, blogMetadata } from '../../blog-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ part: string; page: string }> };

/** One page, enough for the build to prove the route static; the others are rendered on first request. */
export const generateStaticParams = () => [{ part: 'all', page: '1' }];

async function find({ params }: Props): Promise<BlogPlace> {
  const { part, page } = await params;
  return readBlogRoute(part, page) ?? notFound();
}

export const generateMetadata = async (props: Props): Promise<Metadata> => blogMetadata(await find(props));

/** A further page of the blog, or the posts of a tag: `/blog?tag=energy&page=2`. */
export default async function BlogPartPage(props: Props) {
  return <BlogRoute place={await find(props)} />;
}
