'use client';

import { MenuIntentLater } from '@/components/layout/later';
import { useFinished } from '@/components/parts/finished/use-finished';

/** The desktop menu, complete without scripts. @param list name of the finished `DepartmentList` */
export function DepartmentNav({ list }: { list: string }) {
  const [nav, filled] = useFinished<HTMLElement>('departments', list);
  return (
    <>
      <nav aria-label="Products" {...nav} />
      {filled ? <MenuIntentLater nav={nav.ref} /> : null}
    </>
  );
}
