import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { lifeUntil } from '@/lib/dates/life';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { nextTurnOf } from './rules';
import type { Scheduled } from './types';

/** Limits the cache life of the calling function to the next instant at which one of the entries starts or ends. */
export function keepUntilTurn(entries: readonly Scheduled[], now: Date): void {
  const turn = nextTurnOf(entries, now);
  if (!turn) return;
  cacheLife(lifeUntil(turn, now, CONTENT_LIFE));
  cacheTag(cacheTags.until(turn));
}
