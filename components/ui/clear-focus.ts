/**
 * Ref of a bar that appears at an edge of the screen: scrolls the focused element out from under it (WCAG 2.4.11). A
 * bar that was there before is covered by `scroll-padding` (`styles/base.css`).
 */
export function clearFocus(bar: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return;
  const [mine, its] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (mine.bottom > its.top && mine.top < its.bottom) focused.scrollIntoView({ block: 'nearest' });
}
