import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { FoundPage } from '@/lib/search/types';
import css from './help-band.module.css';

const c = classes(css);

/** Pages that answer what was asked, before any goods (experience SRCH-6). */
export function HelpBand({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <nav className={c('band')} aria-label="Help with what you asked">
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>
              <span className="t-h3">{name}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
