import type { ComponentProps } from 'react';
import { SpecTable } from '@/components/ui/figures/spec-table';

type Group = { title: string; rows: ComponentProps<typeof SpecTable>['rows'] };

/** Every figure, in tables by what they are about. */
export const Specification = ({ groups }: { groups: Group[] }) =>
  groups.map(({ title, rows }) => <SpecTable key={title} caption={title} rows={rows} />);
