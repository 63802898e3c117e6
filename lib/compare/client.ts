import { createLocalValue, useLocalValue } from '@/lib/device/local-value';
import { COMPARE, type Chosen, parseChosen } from './tray';

/**
 * Products that this shopper has chosen to compare. No consent is needed, because the shopper asked for it (experience
 * §1 L12).
 */
export const compared = createLocalValue<readonly Chosen[]>(COMPARE, parseChosen);

export const useCompared = (): readonly Chosen[] => useLocalValue(compared);

/** Removes a product, if it is included. */
export const leaveOut = (sku: string): boolean =>
  compared.change((list) => list.filter((each) => each.sku !== sku));

/** Whether rows without differences are shown too. Remembered for the next comparison. */
export const allRows = createLocalValue<boolean>('compare-rows', (text) => text === 'true', {
  forVisit: true,
});
