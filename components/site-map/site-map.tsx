import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import type { CategoryNode } from '@/lib/catalogue/types';
import type { LinkGroup } from '@/lib/content/types';
import css from './site-map.module.css';

const c = classes(css);

/** Departments with their subcategories, then all other pages by group. */
export function SiteMap({ tree, groups }: { tree: CategoryNode[]; groups: LinkGroup[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Site map' }]} />
      <h1 className="t-h1">Site map</h1>
      <div className={c('groups')}>
        {tree.map((department) => (
          <section key={department.id} aria-labelledby={`d-${department.id}`}>
            <h2 className="t-h3" id={`d-${department.id}`}>
              <a href={department.path}>{department.name}</a>
            </h2>
            <Below nodes={department.children} />
          </section>
        ))}
        {groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className="t-h3">{title}</h2>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Below({ nodes }: { nodes: CategoryNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={node.path}>{node.name}</a>
          <Below nodes={node.children} />
        </li>
      ))}
    </ul>
  );
}
