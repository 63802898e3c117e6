import { jsonLdText } from '@/lib/seo/json-ld';

/** Data for search engines about what is on the page, in one block. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
