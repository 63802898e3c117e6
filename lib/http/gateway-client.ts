import type { ResultOf, VariablesOf } from '@/lib/platform/graphql';
import { href } from '@/lib/routing/href';
import { ApiError, askJson } from './client';
import { failureWords } from './failure';

/** The text of a document, with the type of the document from which `npm run graphql` wrote it. */
export type DocumentText<Document> = string & { readonly document?: Document };

/** The data, and the time of the answer by the shop's clock. */
type Answered<Document> = { data: ResultOf<Document>; at: Date };

/** Maximum age of catalogue data in seconds: as old as a page may be. */
const CACHE_TIME_S = 60;

/**
 * Queries the platform through the shop's gateway, in the format of specification §7. The session identifies the
 * customer, so no token is sent.
 * @throws {ApiError} also if the answer contains errors: something missing because of an error must not pass for
 * something that does not exist
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
