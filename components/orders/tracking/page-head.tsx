import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DimensionLine } from '@/components/ui/figures/dimension-line';

type Props = {
  title: string;
  above?: { name: string; path: string }[];
  /** A count or date about the page for the dimension line under the heading. */
  children?: ReactNode;
};

/** Breadcrumbs and heading of a page about an order outside the account. */
export function PageHead({ title, above, children }: Props) {
  return (
    <>
      <Breadcrumbs steps={[...(above ?? []), { name: title }]} />
      <h1 className="t-h1">{title}</h1>
      {children ? <DimensionLine kind="title">{children}</DimensionLine> : null}
    </>
  );
}
