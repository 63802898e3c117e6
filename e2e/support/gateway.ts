import type { APIRequestContext, Page, Request } from '@playwright/test';

const GATEWAY = '/api/graphql';

/** Resolves with the next request for the document of this name that the page sends through the gateway. */
export const documentSent = (page: Page, name: string): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === GATEWAY && (request.postData() ?? '').includes(`"query ${name}(`),
  );

/** Makes the gateway answer that the platform is unavailable. */
export const closeGateway = (page: Page): Promise<unknown> =>
  page.route(`**${GATEWAY}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'Error fetching from BigCommerce.' } }),
  );

/** Returns name and path of a product, requested anonymously. */
export async function productOf(
  request: APIRequestContext,
  id: number,
): Promise<{ name: string; path: string }> {
  const graphqlQuery = {
    query: 'query ($id: Int!) { site { product(entityId: $id) { name path } } }',
    variables: { id },
  };
  const answer = await request.post(GATEWAY, { data: { graphqlQuery } });
  const { data } = (await answer.json()) as {
    data: { site: { product: { name: string; path: string } | null } };
  };
  if (!data.site.product) throw new Error(`There is no product ${id}.`);
  const { name, path } = data.site.product;
  return { name, path: path.replace(/\/$/, '') };
}
