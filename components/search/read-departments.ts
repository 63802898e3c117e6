/** The menu, read from the page so that no page contains it twice. */
export type MenuKind = { name: string; path: string };
export type MenuGroup = MenuKind & { kinds: (MenuKind & { shared: string })[] };
export type MenuDepartment = MenuKind & { count: string; picture: string | null; groups: MenuGroup[] };

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const pathOf = (link: Element) => link.getAttribute('href') ?? '';

/** Reads the departments with their groups and kinds from the sheets under `root`. */
export function readDepartments(root: ParentNode): MenuDepartment[] {
  return [...root.querySelectorAll<HTMLElement>('button[data-path]')].map((tab) => ({
    name: textOf(tab),
    path: tab.dataset['path'] ?? '',
    count: tab.dataset['count'] ?? '',
    picture: tab.dataset['picture'] ?? null,
    groups: groupsOf(root.querySelector(`#${tab.getAttribute('popovertarget')}`)),
  }));
}

function groupsOf(sheet: Element | null): MenuGroup[] {
  return [...(sheet?.querySelectorAll('[data-group]') ?? [])].flatMap((group) => {
    const [head] = group.querySelectorAll('a');
    if (!head) return [];
    const kinds = [...group.querySelectorAll('[data-kind] a')].map((link) => ({
      name: textOf(link.querySelector('[data-own]')),
      shared: textOf(link.querySelector('[data-own] + *')),
      path: pathOf(link),
    }));
    return [{ name: textOf(head), path: pathOf(head), kinds }];
  });
}
