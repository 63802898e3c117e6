import { jsonLdText } from '@/lib/seo/json-ld';

/** Structured data for search engines, in one block. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
