import { classes } from '@/components/ui/classes';
import type { CategoryNode } from '@/lib/catalogue/types';
import css from './sheet-group.module.css';

const c = classes(css);

/** A group of a department: what it looks like, its kinds with their number, and all of it. */
export function SheetGroup({ group }: { group: CategoryNode }) {
  const many = group.productCount.toLocaleString('en-GB');
  return (
    <li className={c('group')}>
      {group.picture ? (
        <img
          src={group.picture.template.replace('{:size}', '300')}
          alt=""
          width={132}
          height={132}
          loading="lazy"
        />
      ) : null}
      <p className={`${c('name')} t-h3`}>
        <a href={group.path}>{group.name}</a>
      </p>
      <ul className={c('kinds')}>
        {group.children.map((kind) => (
          <li key={kind.id}>
            <a href={kind.path}>
              {kind.name}
              <span className="num">{kind.productCount.toLocaleString('en-GB')}</span>
            </a>
          </li>
        ))}
        <li className={c('all')}>
          <a href={group.path}>
            All {lowerFirst(group.name)}
            <span className="num">{many}</span>
          </a>
        </li>
      </ul>
    </li>
  );
}

/** `Washing machines` → `washing machines`, but `American fridge freezers` stays. */
function lowerFirst(name: string): string {
  return /^American\b/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
