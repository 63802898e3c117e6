import 'server-only';
import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import { GoodsByIds } from '@/lib/basket/documents';
import { CardsByIds, IdsBySkus } from '@/lib/catalogue/documents';
import { ReviewExtras, ReviewsPage } from '@/lib/catalogue/reviews/documents';
import { ListingMore } from '@/lib/listing/documents';
import { checkDocument, type GatewayDocument } from './document';

/**
 * What the shop's own pages ask from the browser, by the folder whose `documents.ts` has it. Their texts are written
 * beside it by `npm run graphql`, so that no browser fetches what would put them together.
 */
const PAGES_ASK: Record<string, Record<string, DocumentNode>> = {
  'lib/basket': { GoodsByIds },
  'lib/catalogue': { CardsByIds, IdsBySkus },
  'lib/catalogue/reviews': { ReviewExtras, ReviewsPage },
  'lib/listing': { ListingMore },
};

/** The texts that are sent, by folder and by name. */
export const pagesTexts = (): Record<string, Record<string, string>> =>
  mapValues(PAGES_ASK, (documents) =>
    mapValues<DocumentNode, string>(documents, (document) => stripIgnoredCharacters(print(document))),
  );

function mapValues<From, To>(
  all: Readonly<Record<string, From>>,
  by: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, by(value)]));
}

const texts = new Set(Object.values(pagesTexts()).flatMap((documents) => Object.values(documents)));
const checked = new Map<string, GatewayDocument>();

/** A document of the shop's own pages, checked once; null for any other. */
export function knownDocument(text: string): GatewayDocument | null {
  if (!texts.has(text)) return null;
  const earlier = checked.get(text);
  if (earlier) return earlier;
  const check = checkDocument(text, false);
  if (!check.ok) throw new Error(`A document of the shop’s own pages is not allowed: ${check.message}`);
  checked.set(text, check.value);
  return check.value;
}
