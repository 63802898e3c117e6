import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './spec-table.module.css';

const c = classes(css);

/** A two-column table of facts with its own heading: name left, figure right. */
export function SpecTable({
  caption,
  rows,
}: {
  caption: ReactNode;
  rows: { name: string; value: ReactNode; note?: ReactNode }[];
}) {
  return (
    <table className={c('spec')}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              {row.note ? <small>{row.note}</small> : null}
            </th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A wide table that scrolls sideways on its own, reachable by keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the keyboard
    <section className={c('scroll')} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
