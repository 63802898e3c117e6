import type { ComponentProps } from 'react';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { Fold } from '@/components/ui/fold';
import type { SpecificationGroup, SpecificationRow } from '@/lib/catalogue/attributes';
import type { SpecificationParts } from '@/lib/catalogue/specification-parts';
import { unbroken } from '@/lib/i18n/unbroken';
import css from './specification.module.css';

type Props = Pick<SpecificationParts, 'first' | 'rest' | 'count'>;

/** A figure as a row of a table. */
export const tableRow = ({
  label,
  value,
  tip,
}: SpecificationRow): ComponentProps<typeof SpecTable>['rows'][0] => ({
  name: label,
  value: unbroken(value),
  ...(tip && { note: tip }),
});

const table = ({ title, rows }: SpecificationGroup) => (
  <SpecTable key={title} caption={title} rows={rows.map(tableRow)} />
);

/** Figures in tables by what they are about; most of them folded away, where the browser's own search finds them. */
export const Specification = ({ first, rest, count }: Props) => (
  <>
    {first.map(table)}
    {rest.length > 0 ? (
      <Fold className={css['all']} title={`All ${count} figures`}>
        {rest.map(table)}
      </Fold>
    ) : null}
  </>
);
