import { pictureAt } from '@/lib/catalogue/pictures';
import type { CategoryNode } from '@/lib/catalogue/types';
import type { Banner, Department, MenuKind, Navigation, Scheduled } from './types';

/**
 * Returns the departments of the menu: the top categories in the editors' order, with what editors add. Categories that
 * editors do not list are left out; if editors list none, all are shown.
 */
export function departmentsOf(tree: CategoryNode[], navigation: Navigation | null): Department[] {
  const named = navigation?.departments ?? [];
  if (named.length === 0) return tree.map((node) => ({ ...departmentOf(node), shortcuts: [], links: [] }));
  return named.flatMap(({ label, path, shortcuts, links }) => {
    const node = tree.find((category) => category.path === path);
    return node ? [{ ...departmentOf(node), name: label, shortcuts, links }] : [];
  });
}

const kindOf = ({ name, path, productCount }: CategoryNode): MenuKind => ({ name, path, productCount });

const departmentOf = (node: CategoryNode) => ({
  ...kindOf(node),
  id: node.id,
  groups: node.children.map((group) => ({
    ...kindOf(group),
    ...(group.picture && { picture: pictureAt(group.picture, 300) }),
    kinds: group.children.map(kindOf),
  })),
});

/** Entries that are scheduled at an instant; an entry without dates always is. */
export function currentAt<T extends Scheduled>(entries: readonly T[], at: Date): T[] {
  const now = at.getTime();
  return entries.filter(
    ({ startsAt, endsAt }) =>
      !(startsAt && now < Date.parse(startsAt)) && !(endsAt && now >= Date.parse(endsAt)),
  );
}

/** The next instant at which one of them starts or ends; null when there is none. */
export function nextTurnOf(entries: readonly Scheduled[], at: Date): Date | null {
  const turns = entries.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((turn) => Date.parse(turn ?? '')),
  );
  const ahead = turns.filter((turn) => turn > at.getTime());
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null;
}

/** Banners for a path. A banner without paths is shown everywhere, others on their paths and those below. */
export const bannersOn = (banners: readonly Banner[], path: string): Banner[] =>
  banners.filter(
    ({ paths }) =>
      paths.length === 0 || paths.some((start) => path === start || path.startsWith(`${start}/`)),
  );
