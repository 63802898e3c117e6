import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { CategoryNode } from '@/lib/catalogue/types';
import { KindLink } from './kind-link';
import css from './phone-menu-content.module.css';

const c = classes(css);

/** One department: a picture, its name and how much it holds; unfolded, its groups and their kinds. */
export function PhoneMenuDepartment({ department }: { department: CategoryNode }) {
  return (
    <details name="department" className={c('department')}>
      <summary>
        {department.picture ? (
          <img
            src={department.picture.template.replace('{:size}', '300')}
            alt=""
            width={64}
            height={56}
            loading="lazy"
          />
        ) : (
          <span />
        )}
        <span>{department.name}</span>
        <span className="num">{department.productCount.toLocaleString('en-GB')}</span>
        <Icon name="chevron" small />
      </summary>
      <ul className={c('groups')}>
        <li>
          <a href={department.path} className={c('whole')}>
            All of {department.name}
          </a>
        </li>
        {department.children.map((group) => (
          <li key={group.id}>
            <a href={group.path} className={c('group')}>
              {group.name}
            </a>
            {group.children.length > 0 ? (
              <ul className={c('kinds')}>
                {group.children.map((kind) => (
                  <li key={kind.id}>
                    <KindLink kind={kind} group={group.name} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
