import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { HomeSectionView } from '@/app/(shop)/(ssr)/home-section';
import { GuideRoute } from '@/app/(shop)/buying-guides/guide-route';
import { DraftBanner } from '@/components/content/draft-banner';
import { GuidesPage } from '@/components/guides/guides-page';
import { getGuideDraft, getGuideDrafts, getHomeDraft } from '@/lib/content/draft-queries';
import { getMomentDraft } from '@/lib/policy/queries';
import { type Query, requestedDay, requestedPage } from '../draft-request';
import { BlogDraft } from './blog-draft';
import { ContactDraft, TradeDraft } from './enquiry-draft';
import { BrandsDraft, PlaceDraft, SkuDraft } from './place-draft';

/** Rendered for each request and never cached. */
export const instant = false;

export const metadata: Metadata = { title: 'Draft', robots: { index: false, follow: false } };

type Props = {
  params: Promise<{ day: string; path?: string[] }>;
  searchParams: Promise<Query>;
};

type DraftRequest = ReturnType<typeof requestedDay> & ReturnType<typeof requestedPage>;

/** A page as drafted, on a day that the editor chooses. Reached by a rewrite of the page's URL with `?preview=true`. */
export default async function DraftPage({ params, searchParams }: Props) {
  await connection();
  const { day, path = [] } = await params;
  const request = { ...requestedDay(day), ...requestedPage(path, await searchParams) };
  return (
    <>
      <DraftBanner published={request.published} day={request.day} />
      {await draftOf(request)}
    </>
  );
}

async function draftOf({ segments, path, search, blog, day, now }: DraftRequest) {
  const [first, second] = segments;
  const moment = getMomentDraft(now);
  if (blog) return <BlogDraft place={blog} day={day} />;
  if (first === undefined) {
    const [home, draft] = await Promise.all([getHomeDraft(), moment]);
    return home?.sections.map((section) => (
      <HomeSectionView key={section.id} section={section} draft={draft} />
    ));
  }
  if (first === 'buying-guides') {
    if (second === undefined) return <GuidesPage guides={await getGuideDrafts()} />;
    return <GuideRoute guide={(await getGuideDraft(second)) ?? notFound()} moment={moment} />;
  }
  if (first === 'brands' && second === undefined) return <BrandsDraft />;
  if (first === 'contact') return <ContactDraft />;
  if (first === 'trade') return <TradeDraft />;
  if (first === 'p' && second !== undefined) return <SkuDraft sku={second} moment={moment} />;
  return <PlaceDraft path={path} search={search} moment={moment} day={day} />;
}
