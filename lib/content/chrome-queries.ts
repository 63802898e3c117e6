import 'server-only';
import { cacheLife } from 'next/cache';
import { getCategoryTree } from '@/lib/catalogue/place-queries';
import { isUnreachable } from '@/lib/platform/result';
import { getBanners, getNavigation, getSettings } from './queries';
import { departmentsOf } from './rules';
import type { Chrome } from './types';

/**
 * What stands around every page. Without the content service the departments stay and its words fall away;
 * without the category tree there is no shop to show.
 * @throws UnreachableError
 */
export async function getChrome(): Promise<Chrome> {
  const [tree, settings, navigation, banners] = await Promise.all([
    getCategoryTree(),
    orAway(getSettings),
    orAway(getNavigation),
    orAway(getBanners),
  ]);
  return {
    settings,
    departments: departmentsOf(tree, navigation),
    categories: tree,
    utility: navigation?.utility ?? [],
    footer: navigation?.footer ?? [],
    banners: banners ?? [],
  };
}

/** Null instead of a failure to reach the service; a page made without it is made again soon. */
export async function orAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    await tryAgainSoon();
    return null;
  }
}

async function tryAgainSoon(): Promise<void> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 30, expire: 300 });
}
