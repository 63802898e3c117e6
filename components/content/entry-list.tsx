import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './entry-list.module.css';

const c = classes(css);

export type Entry = { name: string; path: string; text: ReactNode };

/** Things to read, one under the other, each with a line about it. */
export function EntryList({ entries }: { entries: Entry[] }) {
  return (
    <ul className={c('entries')}>
      {entries.map(({ name, path, text }) => (
        <li key={path}>
          <h2 className="t-h3">
            <a href={path}>{name}</a>
          </h2>
          {text}
        </li>
      ))}
    </ul>
  );
}
