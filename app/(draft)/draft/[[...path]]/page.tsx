import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { HomeSectionView } from '@/app/(shop)/(ssr)/home-section';
import { PostRoute } from '@/app/(shop)/blog/post-route';
import { GuideRoute } from '@/app/(shop)/buying-guides/guide-route';
import { DraftBanner } from '@/components/content/draft-banner';
import { GuidesPage } from '@/components/guides/guides-page';
import { getPostDraft } from '@/lib/blog/draft-queries';
import { getGuideDraft, getGuideDrafts, getHomeDraft } from '@/lib/content/draft-queries';
import { getMomentDraft } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { BrandDraft, SlugDraft } from './place-draft';

/** Made for each request and kept by nobody. */
export const instant = false;

export const metadata: Metadata = { title: 'Draft', robots: { index: false, follow: false } };

type Props = { params: Promise<{ path?: string[] }> };

/** A page as editors have it now, behind a rewrite of its address with `?preview=true`. */
export default async function DraftPage({ params }: Props) {
  await connection();
  const path = (await params).path?.map(decodeURIComponent) ?? [];
  return (
    <>
      <DraftBanner published={`/${path.join('/')}`} />
      {await draftOf(path)}
    </>
  );
}

async function draftOf([first, second]: string[]) {
  const moment = getMomentDraft();
  if (first === undefined) {
    const [home, draft] = await Promise.all([getHomeDraft(), moment]);
    return home?.sections.map((section) => (
      <HomeSectionView key={section.kind} section={section} draft={draft} />
    ));
  }
  if (first === 'blog' && second !== undefined) {
    const post = await getPostDraft(href('/blog/[slug]', { slug: second }));
    return <PostRoute post={post ?? notFound()} moment={moment} />;
  }
  if (first === 'buying-guides') {
    if (second === undefined) return <GuidesPage guides={await getGuideDrafts()} />;
    return <GuideRoute guide={(await getGuideDraft(second)) ?? notFound()} moment={moment} />;
  }
  if (first === 'brands') return <BrandDraft path={`/brands/${second}`} moment={moment} />;
  return <SlugDraft path={`/${first}`} moment={moment} />;
}
