import { showToast } from '@/components/ui/feedback/toast-store';
import type { BasketLine } from '@/lib/basket/types';
import { fullName } from '@/lib/basket/words';
import { keptNothing } from '@/lib/device/local-value';
import { asSaved, keyOf, savedLines, withoutSaved, withSaved } from '@/lib/lists/saved-for-later';
import { later } from '@/lib/lists/saved-for-later-client';
import type { useBringBack } from './use-bring-back';

type How = {
  /** Removes the line from the basket; rejects if the platform does. */
  takeOut: () => Promise<unknown>;
  bringBack: ReturnType<typeof useBringBack>;
};

/**
 * Saves a line for later with its extras, then removes it from the basket. If the removal fails, the saved lines are
 * restored.
 * @throws Error with a message for the shopper.
 */
export async function keepLine(line: BasketLine, { takeOut, bringBack }: How): Promise<void> {
  const before = later.read();
  const saved = asSaved(line);
  const next = withSaved(savedLines(before), saved);
  if (!next) throw new Error('Your list of things saved for later is full. Remove something first.');
  if (!later.change(() => next)) throw new Error(keptNothing('nothing was saved'));
  const twins = savedLines(before).filter((each) => keyOf(each) === keyOf(saved));
  const asBefore = () => later.change((raw) => [...withoutSaved(savedLines(raw), keyOf(saved)), ...twins]);
  try {
    await takeOut();
  } catch (error) {
    asBefore();
    throw error;
  }
  const name = fullName(line);
  const items = saved.parts.map(({ item }) => item);
  const run = () =>
    bringBack({ id: line.id, name, items }, () => {
      asBefore();
      return `Put back: ${name}`;
    });
  showToast(`Saved ${name} for later.`, { label: 'Undo', run });
}
