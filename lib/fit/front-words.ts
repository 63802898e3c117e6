import { mm } from '@/lib/i18n/length';
import type { Fit } from './types';

/** Sentences on the floor that the open door takes up, and on how far a wall at the hinge lets it open. */
export function doorWords({ front, hinge, checks, doorsOpen }: Fit): string[] {
  const words: string[] = [];
  if (front?.walkway != null) {
    words.push(
      `The open door takes up ${mm(front.use)} in front, which leaves ${mm(front.walkway)} to walk past.`,
    );
  } else if (front && front.use > 0) {
    words.push(`The open door takes up ${mm(front.use)} in front.`);
  }
  if (checks.some(({ aspect, verdict }) => aspect === 'walkway' && verdict === 'DOOR')) {
    words.push('Allow 700 mm to walk past in comfort, or 1,200 mm for a wheelchair.');
  }
  if (doorsOpen) words.push(`With both doors wide open it is ${mm(doorsOpen)} across.`);
  if (hinge.kind === 'swap')
    words.push('Have the door hung on the other side: as it is, the wall is in the way.');
  if (hinge.kind === 'limited') {
    const opens = hinge.degrees === 90 ? 'about 90°' : 'less than 90°';
    words.push(
      `The wall lets the door open ${opens}: to pull out every drawer it needs ${mm(hinge.wanted)} beside its hinge, and there is ${mm(hinge.gap)}. Leave that much, or choose one that needs less beside a wall.`,
    );
  }
  return words;
}

/** Sentences on how far the appliance stands out in front, and what to do about it. */
export function proudWords({ proud, flushBroken }: Fit): string[] {
  if (proud.door <= 0) return [];
  if (flushBroken)
    return [`You wanted it flush with the units: choose one that is ${mm(proud.door)} shallower.`];
  const out =
    proud.body > 0
      ? `It stands out ${mm(proud.door)} in front, its body by ${mm(proud.body)}.`
      : `Its door stands out ${mm(proud.door)} in front.`;
  return [out, 'Check that doors and drawers beside it still open.'];
}
