import { z } from 'zod';
import type { PictureAnchors } from '@/lib/catalogue/types';

/** Within the picture: a line that would start outside it is not drawn. */
const unit = z.number().min(0).max(1000);
const point = z.tuple([unit, unit]).readonly();
const edge = z.tuple([point, point]).readonly().nullable();
const anchors = z.object({ width: edge, height: edge, depth: edge });

/** Reads the metafield `picture/anchors`; null for anything else. */
export function parseAnchors(json: string | undefined): PictureAnchors | null {
  if (!json) return null;
  try {
    return anchors.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
