import type { Metadata } from 'next';
import { connection } from 'next/server';
import { HomeSectionView } from '@/app/(shop)/(ssr)/home-section';
import { DraftBanner } from '@/components/content/draft-banner';
import { getHomeDraft } from '@/lib/content/queries';

/** Made for each request and kept by nobody. */
export const instant = false;

export const metadata: Metadata = {
  title: 'Draft of the home page',
  robots: { index: false, follow: false },
};

/** The home page as editors have it now, behind a rewrite of `/?preview=true`. */
export default async function HomeDraft() {
  await connection();
  const home = await getHomeDraft();
  return (
    <>
      <DraftBanner published="/" />
      {home?.sections.map((section) => (
        <HomeSectionView key={section.kind} section={section} />
      ))}
    </>
  );
}
