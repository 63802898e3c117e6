import { isSku } from '@/lib/catalogue/sku';
import { MOST } from './tray';

/** The SKUs of an address, each once however often it stands there, and at most four. */
export function readCompared(text: string | string[] | undefined): string[] {
  const named = [text ?? ''].flat().join(',').slice(0, 4_000).split(',');
  const found = new Map<string, string>();
  for (const sku of named.map((each) => each.trim()).filter(isSku)) {
    if (!found.has(sku.toUpperCase())) found.set(sku.toUpperCase(), sku);
  }
  return [...found.values()].slice(0, MOST.wide);
}
