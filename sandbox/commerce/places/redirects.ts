import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { globalId } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';

type RedirectRow = {
  from_path: string;
  kind: 'manual' | 'product' | 'category' | 'brand' | 'page' | 'post';
  to_url: string;
  target_id: number | null;
};

export type Redirect = RedirectRow;

/** Returns the redirect from a path, with or without a trailing slash, as the merchant may have entered either. */
export function redirectFrom(store: Store, path: string): Redirect | null {
  const bare = path.replace(/\/+$/, '');
  return (
    first<RedirectRow>(
      store,
      'SELECT from_path, kind, to_url, target_id FROM redirect WHERE from_path IN (?, ?) LIMIT 1',
      bare,
      `${bare}/`,
    ) ?? null
  );
}

const TYPES = {
  manual: 'ManualRedirect',
  product: 'ProductRedirect',
  category: 'CategoryRedirect',
  brand: 'BrandRedirect',
  page: 'PageRedirect',
  post: 'BlogPostRedirect',
};

export const redirectResolvers: Resolvers = {
  Redirect: {
    id: ({ from_path }: Redirect) => globalId('Redirect', from_path),
    fromPath: ({ from_path }: Redirect) => from_path,
    toUrl: ({ to_url }: Redirect) => to_url,
    to: ({ kind, to_url, target_id }: Redirect) => ({
      __typename: TYPES[target_id === null ? 'manual' : kind],
      url: to_url,
      path: to_url,
      entityId: target_id,
    }),
  },
};
