import type { MenuDepartment } from '@/components/search/read-departments';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './phone-menu-panel.module.css';

const c = classes(css);

/** A department with its picture, name and number of products; expanded, its groups and their kinds. */
export function PhoneMenuDepartment({ department }: { department: MenuDepartment }) {
  const { name, path, count, picture, groups } = department;
  return (
    <details name="department" className={c('department')}>
      <summary>
        {picture ? <img src={picture} alt="" width={64} height={56} /> : <span />}
        <span>{name}</span>
        <span className="num">{count}</span>
        <Icon name="chevron" small />
      </summary>
      <ul className={c('groups')}>
        <li>
          <a href={path} className={c('whole')}>
            All {name}
          </a>
        </li>
        {groups.map((group) => (
          <li key={group.path}>
            <a href={group.path} className={c('group')}>
              {group.name}
            </a>
            <ul className={c('kinds')}>
              {group.kinds.map((kind) => (
                <li key={kind.path}>
                  <a href={kind.path}>
                    {kind.name}
                    {kind.shared ? <span className="vh"> {kind.shared}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
