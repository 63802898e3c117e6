import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import type { Box, Load } from './types';

const box = (width: number | undefined, depth: number | undefined, height: number | undefined): Box | null =>
  width && depth && height ? { width, depth, height } : null;

/** Returns what matters about an appliance for carrying it. */
export function loadOf({ kind, facts }: Classified): Load {
  const bare = box(facts.widthMm, facts.depthWithDoorMm ?? facts.depthMm, facts.heightMm);
  return {
    packed: box(facts.packedWidthMm, facts.packedDepthMm, facts.packedHeightMm),
    bare,
    doorsOff: bare && box(bare.width, facts.depthWithoutDoorsMm, bare.height),
    weight: facts.weightKg ?? null,
    mayTilt: facts.mayTiltDegrees ?? 0,
    mayLie: facts.mayLie ?? false,
    cools: traitsOf(kind).cold !== null,
  };
}
