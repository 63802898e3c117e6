import { classes } from '@/components/ui/classes';
import { type CompareGroup, noValueWords } from '@/lib/compare/rows';
import { unbroken } from '@/lib/i18n/unbroken';
import css from './compare-table.module.css';

const c = classes(css);

type Props = {
  group: CompareGroup;
  skus: readonly string[];
  /** Returns a note shown under a value. */
  noteOf: (name: string, column: number) => string | null;
};

/** The rows of one group. Rows without a difference are marked, so that the checkbox above the table can hide them. */
export function CompareGroupRows({ group: { title, rows }, skus, noteOf }: Props) {
  return (
    <tbody data-same={rows.every(({ differs }) => !differs) || undefined}>
      <tr className={c('group')}>
        <th scope="rowgroup">{title}</th>
        {skus.map((sku, column) => (
          <td key={sku} data-col={column} />
        ))}
      </tr>
      {rows.map(({ name, label, tip, differs, cells }) => (
        <tr key={name} data-same={!differs || undefined}>
          <th scope="row">
            {label}
            {tip ? <small>{tip}</small> : null}
          </th>
          {cells.map((cell, column) => {
            const { value, best } = cell;
            const note = noteOf(name, column);
            return (
              <td key={skus[column]} data-col={column}>
                {value === null ? (
                  <span className={c('unknown')}>{noValueWords(cell)}</span>
                ) : (
                  <b>{unbroken(value)}</b>
                )}
                {best ? <span className={c('best')}>best</span> : null}
                {note ? <p className={c('note')}>{note}</p> : null}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
