import { createLocalValue, useLocalValue } from '@/lib/device/local-value';
import { COMPARE, type Chosen, parseChosen } from './tray';

/** What this shopper has chosen for comparing. Asked for by them, so no consent is needed (experience §1 L12). */
export const compared = createLocalValue<readonly Chosen[]>(COMPARE, parseChosen);

export const useCompared = (): readonly Chosen[] => useLocalValue(compared);

/** Takes a product out; nothing happens where it is not in. */
export const leaveOut = (sku: string): boolean =>
  compared.change((list) => list.filter((each) => each.sku !== sku));

/** Whether rows without a difference are shown too; remembered for the next comparison. */
export const allRows = createLocalValue<boolean>('compare-rows', (text) => text === 'true', {
  forVisit: true,
});
