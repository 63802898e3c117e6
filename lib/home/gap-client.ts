import type { GapKind } from '@/lib/catalogue/kinds/types';
import { isMeasured, UNMEASURED } from '@/lib/fit/space';
import { measuredIn, withMeasured } from '@/lib/fit/space-query';
import { changeHome, home } from './client';

type Measured = ReturnType<typeof measuredIn>;

/** Keeps what was typed of a gap for every tool that needs it. */
export function keepGap(kind: GapKind, typed: Measured): void {
  const { spaces } = home.read();
  changeHome({ spaces: { ...spaces, [kind]: withMeasured(spaces[kind] ?? UNMEASURED, typed) } });
}

/** Lists that are come to within the document were typed for before. */
let isLanding = true;

/** Typed on a page of the shop, and not what somebody else was sent. */
const isOurs = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Keeps the gap that the document was loaded with, as the form of the home page leads here: of an address that somebody
 * was sent only where none of that kind was measured.
 */
export function keepLandingGap(kind: GapKind, query: string): void {
  const typed = measuredIn(query);
  const { [kind]: known } = home.read().spaces;
  const keeps = isLanding && (isOurs() || !known || !isMeasured(known));
  isLanding = false;
  if (keeps && Object.values(typed).some((side) => side !== null)) keepGap(kind, typed);
}
