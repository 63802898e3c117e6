import 'server-only';
import type { Metadata } from 'next';
import { getSettingsOnRequest } from '@/lib/content/queries';
import type { Content, HeadTag } from '@/lib/platform/edge/framed/content';
import { orNull } from '@/lib/platform/upstreams/or-null';

type Head = Pick<Content, 'title' | 'description' | 'head'>;

/**
 * Converts metadata to head tags as the framework would within the root layout, for a page whose head the framework did
 * not render. Supports only what `pageMetadata` returns.
 */
export async function headOf({
  title,
  description,
  keywords,
  robots,
  alternates,
  openGraph,
}: Metadata): Promise<Head> {
  const settings = await orNull(getSettingsOnRequest);
  const shop = settings?.titleSuffix || settings?.name;
  const own = typeof title === 'object' && title !== null && 'absolute' in title ? title.absolute : null;
  return {
    title: own ?? (shop ? `${String(title)} | ${shop}` : String(title)),
    description: description ?? settings?.description ?? '',
    head: [
      ...named('keywords', keywords),
      ...named('robots', robots && 'noindex'),
      ...(alternates?.canonical
        ? [['link', { rel: 'canonical', href: String(alternates.canonical) }] as HeadTag]
        : []),
      ...(openGraph ? sharedAs(openGraph) : []),
    ],
  };
}

const named = (name: string, content: unknown): HeadTag[] =>
  content ? [['meta', { name, content: String(content) }]] : [];
const property = (name: string, content: unknown): HeadTag[] =>
  content ? [['meta', { property: name, content: String(content) }]] : [];

type Shared = NonNullable<Metadata['openGraph']>;
type Picture = { url: string; width?: number; height?: number; alt?: string };

/** Open Graph tags for sharing, and the same as Twitter tags. */
function sharedAs(page: Shared): HeadTag[] {
  const { title, description, url, locale } = page;
  const type = 'type' in page ? page.type : undefined;
  const [picture] = [page.images ?? []].flat() as Picture[];
  return [
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', url),
    ...property('og:locale', locale),
    ...property('og:image', picture?.url),
    ...property('og:image:width', picture?.width),
    ...property('og:image:height', picture?.height),
    ...property('og:image:alt', picture?.alt),
    ...property('og:type', type),
    ...named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...named('twitter:title', title),
    ...named('twitter:description', description),
    ...named('twitter:image', picture?.url),
    ...named('twitter:image:width', picture?.width),
    ...named('twitter:image:height', picture?.height),
    ...named('twitter:image:alt', picture?.alt),
  ];
}
