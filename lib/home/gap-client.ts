import type { GapKind } from '@/lib/catalogue/kinds/types';
import { isMeasured, UNMEASURED } from '@/lib/fit/space';
import { measuredIn, withMeasured } from '@/lib/fit/space-query';
import { changeHome, home } from './client';

type Measured = ReturnType<typeof measuredIn>;

/** Stores the gap that was typed, for every tool that needs it. */
export function keepGap(kind: GapKind, typed: Measured): void {
  const { spaces } = home.read();
  changeHome({ spaces: { ...spaces, [kind]: withMeasured(spaces[kind] ?? UNMEASURED, typed) } });
}

/** False once a list has been shown: lists opened later in the same document were stored when they were typed. */
let isLanding = true;

/** Whether the page was opened from the shop itself, and not from a link sent by somebody else. */
const isOurs = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Stores the gap in the address with which the document was loaded, as when the form of the home page leads here. From
 * a link sent by somebody else it is stored only if no gap of that kind was measured.
 */
export function keepLandingGap(kind: GapKind, query: string): void {
  const typed = measuredIn(query);
  const { [kind]: known } = home.read().spaces;
  const keeps = isLanding && (isOurs() || !known || !isMeasured(known));
  isLanding = false;
  if (keeps && Object.values(typed).some((side) => side !== null)) keepGap(kind, typed);
}
