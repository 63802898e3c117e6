import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { href } from '@/lib/routing/href';
import css from './account-page.module.css';

const c = classes(css);

type Props = {
  title: string;
  /** From the account down to the page above this one. */
  above?: { name: string; path: string }[];
  /** A true figure about the page, for the divider under the heading. */
  measure?: ReactNode;
  children: ReactNode;
};

/** The head and the column of a page of the account. */
export function AccountPage({ title, above, measure, children }: Props) {
  const root = title === 'Your account' ? [] : [{ name: 'Your account', path: href('/account') }];
  return (
    <div>
      <Breadcrumbs steps={[...root, ...(above ?? []), { name: title }]} />
      <h1 className="t-h1">{title}</h1>
      {measure ? <DimensionLine kind="title">{measure}</DimensionLine> : null}
      <div className={c('body')}>{children}</div>
    </div>
  );
}
