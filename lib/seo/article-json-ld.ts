import { href } from '@/lib/routing/href';

type Article = {
  type: 'Article' | 'BlogPosting';
  headline: string;
  description: string;
  path: string;
  picture: string | null;
  author?: string | null;
  /** Dates or date-times, ISO 8601. */
  published?: string | null;
  modified: string | null;
  publisher: string | null;
  origin: string;
};

/** Structured data of an article (experience §4.1). */
export function articleNode(article: Article): object {
  const { type, headline, description, path, picture, author, published, modified, publisher, origin } =
    article;
  const url = new URL(path, origin).href;
  const store = publisher && { '@type': 'OnlineStore', '@id': `${origin}/#store`, name: publisher };
  return {
    '@type': type,
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline,
    description,
    inLanguage: 'en-GB',
    ...(picture && { image: picture }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(author
      ? { author: { '@type': 'Person', name: author, url: `${origin}${href('/about')}` } }
      : store && { author: store }),
    ...(store && { publisher: store }),
  };
}
