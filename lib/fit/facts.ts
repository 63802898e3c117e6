import { amountIn } from '@/lib/catalogue/amount';
import { hingeOf } from '@/lib/catalogue/dimensions';
import type { Attributes } from '@/lib/catalogue/types';
import { namesAssumed } from './assumed';
import { USUAL_AIR } from './data/usual-air';
import type { FitFacts, Range } from './types';

/** Reads `560–568 mm` or `560 mm`; null for anything else. */
export function readRange(text: string | undefined): Range | null {
  const [, min, max] = /^(\d{2,4})(?:[–-](\d{2,4}))? mm$/.exec(text?.trim() ?? '') ?? [];
  return min ? { min: Number(min), max: Number(max ?? min) } : null;
}

/** What the custom fields of an appliance say about the room it takes; usual figures stand in and are named. */
export function fitFacts(attributes: Attributes): FitFacts {
  const mm = (name: string) => amountIn('mm', attributes[name]);
  const assumed = namesAssumed(attributes['Facts assumed']);
  const usual = USUAL_AIR.find(({ types }) => types.test(attributes['Type'] ?? ''));
  const orUsual = (name: string, figure: number | undefined): number | null => {
    const stated = mm(name);
    if (stated === null && figure) assumed.push(name);
    return stated ?? figure ?? null;
  };
  const air = (name: string, figure: number | undefined): number => orUsual(name, figure) ?? 0;
  const hinge = hingeOf(attributes);
  const niche = {
    width: readRange(attributes['Niche width']),
    height: readRange(attributes['Niche height']),
    depth: readRange(attributes['Niche depth']),
  };
  const cutOut = { width: mm('Cut-out width'), depth: mm('Cut-out depth') };
  return {
    body: { width: mm('Width'), height: mm('Height'), depth: mm('Depth') },
    depthDoor: mm('Depth with door'),
    depthOpen: mm('Depth door open'),
    air: {
      left: air('Gap left', usual?.side),
      right: air('Gap right', usual?.side),
      top: air('Gap top', usual?.top),
      behind: Math.max(air('Gap rear', usual?.rear), air('Hose rear', usual?.hose)),
    },
    hinge,
    reversible: attributes['Hinge reversible'] === 'Yes' || attributes['Reversible door'] === 'Yes',
    hingeWallGap: hinge === 'none' ? null : orUsual('Hinge wall gap', usual?.hinge),
    doorsOpen: mm('Width doors open'),
    niche: niche.width || niche.height || niche.depth ? niche : null,
    cutOut: cutOut.width || cutOut.depth ? cutOut : null,
    below: mm('Below worktop'),
    assumed,
  };
}
