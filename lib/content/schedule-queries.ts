import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { lifeUntil } from '@/lib/dates/life';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { nextTurnOf } from './rules';
import type { Scheduled } from './types';

/** Within a cached function: what is told of these entries is untrue from the next turn on. */
export function keepUntilTurn(entries: readonly Scheduled[], now: Date): void {
  const turn = nextTurnOf(entries, now);
  if (!turn) return;
  cacheLife(lifeUntil(turn, now, CONTENT_LIFE));
  cacheTag(cacheTags.until(turn));
}
