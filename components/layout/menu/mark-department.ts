/**
 * Sets `aria-current` on the tab of the page's department: the one that the breadcrumb names, or whose sheet alone
 * links to this path.
 */
export function markDepartment(root: HTMLElement, path: string): void {
  const steps = [...document.querySelectorAll<HTMLAnchorElement>('[data-breadcrumbs] a[href]')];
  const paths = [path, ...steps.map((step) => step.getAttribute('href') ?? '')].filter(
    (step) => step !== '/',
  );
  const tabs = [...root.querySelectorAll<HTMLElement>('[data-path]')];
  const linked = paths.flatMap((step) => {
    const [tab, ...others] = tabs.filter((each) => links(each, step));
    return tab && others.length === 0 ? [tab] : [];
  });
  for (const tab of tabs) {
    const departmentPath = tab.dataset['path'] ?? '';
    const here =
      linked.includes(tab) ||
      paths.some((step) => step === departmentPath || step.startsWith(`${departmentPath}/`));
    if (here) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

function links(tab: HTMLElement, path: string): boolean {
  const sheet = document.getElementById(tab.getAttribute('popovertarget') ?? '');
  return sheet?.querySelector(`a[href="${CSS.escape(path)}"]`) != null;
}
