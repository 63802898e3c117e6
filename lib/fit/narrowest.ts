import { loadOf } from '@/lib/access/load';
import { leastDoor } from '@/lib/access/rules';
import type { AccessVerdict } from '@/lib/access/types';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from './facts';

const COMES: Partial<Readonly<Record<AccessVerdict, string>>> = {
  IN: 'in its box',
  UNPACK: 'out of its box',
  DOORS: 'with its own doors taken off',
};

/**
 * Sentences on what else an appliance needs of a home before it is bought: room beside its hinge, and a doorway on the
 * way in.
 */
export function otherRequirements(product: Classified): string[] {
  const { hinge, hingeWallGap, niche } = fitFacts(product);
  const words: string[] = [];
  if (hinge !== 'none' && hingeWallGap && !niche) {
    words.push(
      `Beside a wall its ${hinge === 'both' ? 'doors need' : 'door needs'} ${hingeWallGap} mm to open fully.`,
    );
  }
  const door = leastDoor(loadOf(product));
  if (door) words.push(`On the way in it needs a doorway ${door.width} mm clear, ${COMES[door.verdict]}.`);
  return words;
}
