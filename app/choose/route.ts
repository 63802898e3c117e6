import { redirect } from 'next/navigation';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { categoryAt } from '@/lib/content/home-rules';
import { parseListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { href } from '@/lib/routing/href';

/** A chooser's answers, each part of a list's query (`/choose?in=/hobs&q1=hob-type=gas`) → the list (303). */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const category = categoryAt(await getCategoryTree(), searchParams.get('in') ?? '');
  if (!category) redirect(href('/buying-guides'));
  const answers = [...searchParams].filter(([name]) => /^q\d$/.test(name));
  const pairs = answers.flatMap(([, filter]) => [...new URLSearchParams(filter)]);
  redirect(listingHref(category.path, parseListingQuery(pairs)));
}
