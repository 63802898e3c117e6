import { createLocalValue } from '@/lib/device/local-value';
import { type Snapshots, parseSnapshots } from './snapshots';

/**
 * State of each product when it was put on the multibuy list, stored beside the list, which has only ids and
 * quantities.
 */
export const snapshots = createLocalValue<Snapshots>('multibuy-noted', parseSnapshots, { forVisit: true });
