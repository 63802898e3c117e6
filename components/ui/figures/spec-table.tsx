import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './spec-table.module.css';

const c = classes(css);

/** A two-column table of facts with a caption: name at the left, value at the right. */
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
