import 'server-only';
import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import { GoodsByIds } from '@/lib/basket/documents';
import { CardsByIds, IdsBySkus, ModelsByIds } from '@/lib/catalogue/documents';
import { CategoryTree } from '@/lib/catalogue/places/documents';
import { ReviewExtras, ReviewsPage } from '@/lib/catalogue/reviews/documents';
import { ListingMore } from '@/lib/listing/documents';
import { checkDocument, type GatewayDocument } from './document';

/**
 * The documents that the shop's own pages send from the browser, by the folder whose `documents.ts` contains them. `npm
 * run graphql` writes their texts beside it, so that no browser loads the code that assembles them.
 */
const PERSISTED: Record<string, Record<string, DocumentNode>> = {
  'lib/basket': { GoodsByIds },
  'lib/catalogue': { CardsByIds, IdsBySkus, ModelsByIds },
  'lib/catalogue/places': { CategoryTree },
  'lib/catalogue/reviews': { ReviewExtras, ReviewsPage },
  'lib/listing': { ListingMore },
};

/** Returns the texts that are sent, by folder and name. */
export const persistedTexts = (): Record<string, Record<string, string>> =>
  mapValues(PERSISTED, (documents) =>
    mapValues<DocumentNode, string>(documents, (document) => stripIgnoredCharacters(print(document))),
  );

function mapValues<From, To>(
  all: Readonly<Record<string, From>>,
  by: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, by(value)]));
}

const texts = new Set(Object.values(persistedTexts()).flatMap((documents) => Object.values(documents)));
const checked = new Map<string, GatewayDocument>();

/**
 * Returns a persisted document, which is checked once; null for any other text.
 * @throws {Error} if a persisted document is not allowed, which is a bug
 */
export function persistedDocument(text: string): GatewayDocument | null {
  if (!texts.has(text)) return null;
  const earlier = checked.get(text);
  if (earlier) return earlier;
  const check = checkDocument(text, false);
  if (!check.ok) throw new Error(`A persisted document is not allowed: ${check.message}`);
  checked.set(text, check.value);
  return check.value;
}
