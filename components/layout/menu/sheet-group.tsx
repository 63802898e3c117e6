import { classes } from '@/components/ui/classes';
import { kindName } from '@/lib/catalogue/kind-names';
import type { MenuGroup, MenuKind } from '@/lib/content/types';
import { nounOf } from '@/lib/listing/place';
import css from './sheet-group.module.css';

const c = classes(css);

/** A group of a department: its picture, its kinds with their number of products, and a link to all. */
export function SheetGroup({ group, dense }: { group: MenuGroup; dense: boolean }) {
  const many = group.productCount.toLocaleString('en-GB');
  return (
    <li className={c('group', dense && 'dense')} data-group>
      {group.picture ? <img src={group.picture} alt="" width={132} height={132} loading="lazy" /> : null}
      <p className={`${c('name')} t-h3`}>
        <a href={group.path}>{group.name}</a>
      </p>
      <ul className={c('kinds')}>
        {group.kinds.map((kind) => (
          <li key={kind.path} data-kind>
            <KindLink kind={kind} group={group.name} />
          </li>
        ))}
        <li className={c('all')}>
          <a href={group.path}>
            <span>All {nounOf(group.name)}</span>
            <span className="num">{many}</span>
          </a>
        </li>
      </ul>
    </li>
  );
}

/** Link to a kind, with the part of its name that the group does not already say. */
function KindLink({ kind, group }: { kind: MenuKind; group: string }) {
  const { distinct, shared } = kindName(kind.name, group);
  return (
    <a href={kind.path}>
      <span>
        <span data-own>{distinct}</span>
        {shared ? <span className="vh"> {shared}</span> : null}
      </span>
      <span className="num">{kind.productCount.toLocaleString('en-GB')}</span>
    </a>
  );
}
