import type { ResultOf, VariablesOf } from '@/lib/platform/graphql';
import { href } from '@/lib/routing/href';
import { ApiError, askJson } from './client';
import { failureWords } from './failure';

/** The text of a document, typed by the document that `npm run graphql` wrote it from. */
export type DocumentText<Document> = string & { readonly document?: Document };

/** What is asked, and by the shop's clock when it was answered. */
type Answered<Document> = { data: ResultOf<Document>; at: Date };

/** How old an answer about the catalogue may be, seconds: as old as what a page says of it. */
const CACHE_TIME_S = 60;

/**
 * Asks the platform through the shop's gateway, in the words of specification §7. Who asks is what the session says, so
 * no token is sent.
 * @throws ApiError also when the answer names errors: a part that broke must not be taken for one that does not exist
 */
export async function askGateway<Document>(
  query: DocumentText<Document>,
  variables: VariablesOf<Document>,
): Promise<Answered<Document>> {
  const body = {
    graphqlQuery: { query, variables },
    customerAccessToken: null,
    cacheTime: CACHE_TIME_S,
  };
  const { value, at } = await askJson<{ data?: ResultOf<Document> | null; errors?: unknown }>(
    href('/api/graphql'),
    body,
  );
  if (value.errors || !value.data) throw new ApiError(502, failureWords(502));
  return { data: value.data, at };
}
