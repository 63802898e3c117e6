import { z } from 'zod';
import type { SheetFigures } from './types';

/**
 * An address that a merchant keeps beside a product or a brand; null for what a link must not lead to. Plain http is
 * for this machine alone.
 */
export function readAddress(value: string | undefined): string | null {
  const url = URL.parse(value ?? '');
  if (!url) return null;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? url.href : null;
}

const figures = z.record(z.string(), z.string().trim().min(1).max(200));

/** Reads the metafield `documents/sheet`: figures by the label of their row. What is none is as if there were none. */
export function readFigures(json: string | undefined): SheetFigures {
  try {
    return figures.safeParse(JSON.parse(json ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
