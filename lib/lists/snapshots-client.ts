import { createLocalValue } from '@/lib/device/local-value';
import { type Snapshots, parseSnapshots } from './snapshots';

/** What the multibuy list was when it was made, beside the list itself, which holds ids and quantities alone. */
export const snapshots = createLocalValue<Snapshots>('multibuy-noted', parseSnapshots, { forVisit: true });
