import { classes } from '@/components/ui/classes';
import type { LinkItem } from '@/lib/content/types';
import css from './article.module.css';

const c = classes(css);

/** Links to further reading beside a text. */
export function RelatedLinks({ title, links }: { title: string; links: LinkItem[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={c('contents')} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
