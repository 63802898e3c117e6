import { z } from 'zod';
import type { SheetFigures } from './types';

/**
 * Parses a URL that a merchant stores for a product or a brand; null for one that must not be linked to. Plain http is
 * allowed for the local host only.
 */
export function readAddress(value: string | undefined): string | null {
  const url = URL.parse(value ?? '');
  if (!url) return null;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url.href : null;
}

const figures = z.record(z.string(), z.string().trim().min(1).max(200));

/** Parses the metafield `documents/sheet`: figures by the label of their row. Invalid JSON gives none. */
export function readFigures(json: string | undefined): SheetFigures {
  try {
    return figures.safeParse(JSON.parse(json ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
