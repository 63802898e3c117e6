import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getGuide, getGuides } from '@/lib/content/page-queries';
import type { Guide } from '@/lib/content/page-types';
import { href } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { GuideRoute } from '../guide-route';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

/** One page, enough for the build to prove the route static; a shop without guides uses a slug that does not exist. */
export async function generateStaticParams() {
  const [first] = await getGuides();
  return [{ slug: first?.path.split('/').at(-1) ?? 'none' }];
}

async function find({ params }: Props): Promise<Guide> {
  const { slug } = await params;
  const exists = (await getGuides()).some(({ path }) => path === href('/buying-guides/[slug]', { slug }));
  return (exists ? await getGuide(slug) : null) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description, path, picture } = await find(props);
  return pageMetadata({ title, description, path, kind: 'article', ...(picture && { content: picture }) });
}

export default async function GuidePage(props: Props) {
  return <GuideRoute guide={await find(props)} />;
}
