import { classes } from './classes';
import css from './pagination.module.css';

const c = classes(css);

type Page = { number: number; href: string };

/** Links to the pages of a list. `pages` are those shown; a gap in their numbers is rendered as an ellipsis. */
export function Pagination({
  current,
  pages,
  previous,
  next,
  label = 'Pages',
}: {
  current: number;
  pages: Page[];
  previous?: string | undefined;
  next?: string | undefined;
  label?: string;
}) {
  return (
    <nav className={c('pages')} aria-label={label}>
      {previous ? (
        <a href={previous} rel="prev">
          Back<span className="vh"> one page</span>
        </a>
      ) : null}
      <ol className={c('numbers')}>
        {pages.map((page, index) => {
          const before = pages[index - 1];
          return (
            <li key={page.number}>
              {before && page.number - before.number > 1 ? <span aria-hidden="true">…</span> : null}
              <a
                href={page.href}
                aria-label={`Page ${page.number}`}
                aria-current={page.number === current ? 'page' : undefined}
              >
                {page.number}
              </a>
            </li>
          );
        })}
      </ol>
      {next ? (
        <a href={next} rel="next">
          Next<span className="vh"> page</span>
        </a>
      ) : null}
    </nav>
  );
}
