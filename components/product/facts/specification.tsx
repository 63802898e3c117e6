import type { ComponentProps } from 'react';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { Fold } from '@/components/ui/fold';
import type { SpecificationGroup, SpecificationRow } from '@/lib/catalogue/attributes';
import type { SpecificationParts } from '@/lib/catalogue/specification-parts';
import { unbroken } from '@/lib/i18n/unbroken';
import css from './specification.module.css';

type Props = Pick<SpecificationParts, 'first' | 'rest' | 'count'>;

/** Returns a specification entry as a table row. */
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

/** Specification tables by group. Most are folded away, where find-in-page still finds them. */
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
