import { createLocalValue } from '@/lib/device/local-value';
import { type ListItem, parseList } from './rules';

/** The account's list as this browser last had it; null while the browser holds no account's list. */
export const lastSynced = createLocalValue<readonly ListItem[] | null>('multibuy-account', (text) =>
  text === null ? null : parseList(text),
);
