import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { href } from '@/lib/routing/href';
import css from './account-page.module.css';

const c = classes(css);

type Props = {
  title: string;
  /** Breadcrumbs between the account and this page. */
  above?: { name: string; path: string }[];
  /** A count or date about the page for the dimension line under the heading. */
  measure?: ReactNode;
  children: ReactNode;
};

/** Heading, breadcrumbs and column of an account page. */
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
