import { classes } from '@/components/ui/classes';
import css from './article.module.css';

const c = classes(css);

/** Table of contents of a page; renders nothing for fewer than two entries. */
export function ContentsList({ entries }: { entries: { id: string; title: string }[] }) {
  if (entries.length < 2) return null;
  return (
    <nav className={c('contents', 'sticky')} aria-labelledby="contents" data-no-print>
      <h2 id="contents">On this page</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
