import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { AnsweringPage } from '@/lib/search/types';
import css from './help-band.module.css';

const c = classes(css);

/** Help pages that answer the search, each with a line about it, above any products (experience SRCH-6). */
export function HelpBand({ pages }: { pages: readonly AnsweringPage[] }) {
  return (
    <nav className={c('band')} aria-label="Help with what you asked">
      <ul>
        {pages.map(({ path, name, line }) => (
          <li key={path}>
            <a href={path} className="whole t-h3">
              {name}
            </a>
            {line ? <p>{line}</p> : null}
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
