import { hingeOf } from '@/lib/catalogue/dimensions';
import { AMOUNTS } from '@/lib/catalogue/facts/fields';
import type { Facts } from '@/lib/catalogue/facts/types';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import { USUAL_AIR } from './data/usual-air';
import type { FitFacts, Whose } from './types';

/**
 * Returns the sizes and clearances that an appliance needs. Missing clearances are filled with the usual ones of its
 * kind and listed in `assumed`.
 */
export function fitFacts({ kind, facts }: Classified): FitFacts {
  const assumed = [...(facts.assumed ?? [])];
  const { air: usualOf } = traitsOf(kind);
  const usual = usualOf === null ? null : USUAL_AIR[usualOf];
  const orUsual = (name: keyof typeof AMOUNTS, figure: number | undefined): number | null => {
    const stated = facts[name];
    if (stated === undefined && figure) assumed.push(AMOUNTS[name][0]);
    return stated ?? figure ?? null;
  };
  const room = (name: keyof typeof AMOUNTS, figure: number | undefined): number => orUsual(name, figure) ?? 0;
  const hinge = hingeOf(facts);
  const air = {
    left: room('airLeftMm', usual?.side),
    right: room('airRightMm', usual?.side),
    top: room('airTopMm', usual?.top),
    behind: Math.max(room('airRearMm', usual?.rear), room('hoseRearMm', usual?.hose)),
  };
  const whose = (...names: (keyof typeof AMOUNTS)[]): Whose => {
    if (names.some((name) => assumed.includes(AMOUNTS[name][0]))) return 'usual';
    return facts.airGaps ?? 'advised';
  };
  return {
    body: {
      width: facts.widthMm ?? null,
      height: facts.heightMm ?? null,
      depth: facts.depthMm ?? null,
    },
    depthDoor: facts.depthWithDoorMm ?? null,
    depthOpen: facts.depthDoorOpenMm ?? null,
    air,
    whose: { sides: whose('airLeftMm', 'airRightMm'), top: whose('airTopMm') },
    doors: facts.doors ?? null,
    hinge,
    reversible: isReversible(facts),
    hingeWallGap: hinge === 'none' ? null : orUsual('hingeWallMm', usual?.hinge),
    doorsOpen: facts.widthDoorsOpenMm ?? null,
    niche: nicheOf(facts),
    cutOut: cutOutOf(facts),
    below: facts.belowWorktopMm ?? null,
    assumed,
  };
}

/** Whether the door can be hung on the other side. */
export const isReversible = ({ hingeReversible }: Facts): boolean => hingeReversible === true;

function nicheOf({ nicheWidthMm, nicheHeightMm, nicheDepthMm }: Facts): FitFacts['niche'] {
  if (!nicheWidthMm && !nicheHeightMm && !nicheDepthMm) return null;
  return { width: nicheWidthMm ?? null, height: nicheHeightMm ?? null, depth: nicheDepthMm ?? null };
}

const cutOutOf = ({ cutOutWidthMm, cutOutDepthMm }: Facts): FitFacts['cutOut'] =>
  cutOutWidthMm || cutOutDepthMm ? { width: cutOutWidthMm ?? null, depth: cutOutDepthMm ?? null } : null;
