import { notFound } from 'next/navigation';
import { BlogList } from '@/components/blog/blog-list';
import { getPostPageDraft } from '@/lib/blog/draft-queries';
import type { BlogPlace } from '@/lib/blog/rules';
import type { Day } from '@/lib/dates/rules';

type Props = { place: BlogPlace; day: Day | null };

/** A page of the blog with unpublished posts; for a chosen day, with those published by then. */
export async function BlogDraft({ place, day }: Props) {
  const draft = (await getPostPageDraft(place, day)) ?? notFound();
  return <BlogList place={place} {...draft} />;
}
