/**
 * Whether a client already has the version of an ETag, by its `If-None-Match`: a list of tags, weak or not, or `*` (RFC
 * 9110 §13.1.2).
 */
export function isHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  const held = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return held.includes('*') || held.includes(tag);
}
