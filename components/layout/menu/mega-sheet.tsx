import { Chips, ChipLink } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import type { Department } from '@/lib/content/types';
import { counted } from '@/lib/i18n/counted';
import css from './mega-sheet.module.css';
import { SheetGroup } from './sheet-group';

const c = classes(css);

/** The sheet of a department: its groups with pictures, shortcuts by a figure, and links along the bottom. */
export function MegaSheet({ id, department }: { id: string; department: Department }) {
  const { groups, shortcuts, links } = department;
  const many = groups.length > 4;
  return (
    <div id={id} popover="auto" className={c('layer')} role="group" aria-labelledby={`${id}-tab`}>
      <div className={c('sheet', shortcuts.length > 0 && 'sided')}>
        <ul className={c('groups', many && 'many')}>
          {groups.map((group) => (
            <SheetGroup key={group.path} group={group} dense={many} />
          ))}
        </ul>
        {shortcuts.length > 0 ? (
          <div className={c('side')}>
            {shortcuts.map((set) => (
              <div key={set.label}>
                <p className={c('sideTitle')}>{set.label}</p>
                <Chips>
                  {set.links.map((link) => (
                    <ChipLink key={link.path} href={link.path} className={c('chip')} rel="nofollow">
                      <b>{link.figure}</b> {link.unit}
                    </ChipLink>
                  ))}
                </Chips>
              </div>
            ))}
          </div>
        ) : null}
        <p className={c('foot')}>
          <a href={department.path}>
            {department.name}, all {counted(department.productCount, 'product')}
          </a>
          {links
            .filter((link) => !link.path.endsWith('/all'))
            .map((link) => (
              <a key={link.label} href={link.path}>
                {link.label}
              </a>
            ))}
        </p>
      </div>
    </div>
  );
}
