import type { PictureAnchors, PictureEdge, PicturePoint } from '@/lib/catalogue/types';

/** Whether a coordinate is within the picture. Lines that begin outside it are not drawn. */
const isUnit = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1000;

const isPoint = (value: unknown): value is PicturePoint =>
  Array.isArray(value) && value.length === 2 && value.every(isUnit);

const isEdge = (value: unknown): value is PictureEdge | null =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every(isPoint));

/** Parses the metafield `picture/anchors`; null for anything else. */
export function parseAnchors(json: string | undefined): PictureAnchors | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const { width, height, depth } = value as Record<string, unknown>;
    return isEdge(width) && isEdge(height) && isEdge(depth) ? { width, height, depth } : null;
  } catch {
    return null;
  }
}
