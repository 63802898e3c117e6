import { classes } from '@/components/ui/classes';
import type { Department } from '@/lib/content/types';
import { href } from '@/lib/routing/href';
import css from './department-list.module.css';
import { MegaSheet } from './mega-sheet';

const c = classes(css);
const OFFERS = href('/all-offers');

/**
 * The departments, then the offers. Each department opens a native popover: with a press, Enter or Space, closed by Esc
 * or a press outside, all without scripts. Every link of the sheets is in the page. Rendered once for all pages.
 */
export function DepartmentList({ departments }: { departments: Department[] }) {
  return (
    <ul className={c('bar')}>
      {departments.map((department) => {
        const id = `menu-${department.id}`;
        return (
          <li key={department.id}>
            <button
              type="button"
              className={c('tab')}
              popoverTarget={id}
              id={`${id}-tab`}
              data-path={department.path}
              data-count={department.productCount.toLocaleString('en-GB')}
              data-picture={department.groups[0]?.picture}
            >
              {department.name}
            </button>
            <MegaSheet id={id} department={department} />
          </li>
        );
      })}
      <li>
        <a className={c('tab')} href={OFFERS} data-path={OFFERS}>
          Offers
        </a>
      </li>
    </ul>
  );
}
