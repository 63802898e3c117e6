/**
 * Puts `aria-current` on the tab of the department the page belongs to: the one whose sheet links to this path, or
 * which the page's breadcrumb names.
 */
export function markDepartment(root: HTMLElement, path: string): void {
  const steps = [...document.querySelectorAll<HTMLAnchorElement>('[data-breadcrumbs] a[href]')];
  const paths = [path, ...steps.map((step) => step.getAttribute('href') ?? '')].filter(
    (step) => step !== '/',
  );
  for (const tab of root.querySelectorAll<HTMLElement>('[data-path]')) {
    const own = tab.dataset['path'] ?? '';
    const here = paths.some((step) => step === own || step.startsWith(`${own}/`) || links(tab, step));
    if (here) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

function links(tab: HTMLElement, path: string): boolean {
  const sheet = document.getElementById(tab.getAttribute('popovertarget') ?? '');
  return sheet?.querySelector(`a[href="${CSS.escape(path)}"]`) != null;
}
