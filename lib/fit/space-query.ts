import type { Space } from './types';

/** Keys of a list's address that hold the least gap an appliance goes into. */
export const SPACE_KEYS = ['space-width', 'space-height'] as const;

/** The part of a list's address that keeps what goes into a space; null when neither side was measured. */
export function spaceQuery(space: Space | undefined): string | null {
  const sides = [space?.widths ?? [], space?.heights ?? []];
  const parts = SPACE_KEYS.flatMap((key, at) => {
    const measured = sides[at] ?? [];
    return measured.length > 0 ? [`${key}=..${Math.min(...measured)}`] : [];
  });
  return parts.length > 0 ? parts.join('&') : null;
}
