import { readShared } from '@/lib/lists/multibuy-rules';
import { MOST } from './tray';

/** The SKUs of an address, each once however often it stands there, and at most four. */
export const readCompared = (text: string | string[] | undefined): string[] =>
  readShared([text ?? ''].flat().join(','))
    .map(({ sku }) => sku)
    .slice(0, MOST.wide);
