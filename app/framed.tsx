import { TraySlot } from '@/components/compare/tray-slot';
import { FooterWays } from '@/components/layout/footer/footer-ways';
import { Frame } from '@/components/layout/frame';
import { DepartmentList } from '@/components/layout/menu/department-list';
import { finish } from '@/components/parts/finished/finish';
import type { Chrome } from '@/lib/content/types';
import type { ComponentProps } from 'react';

/**
 * The frame around a page, whose shared parts are rendered once for all pages, and the compare tray on pages other than
 * the checkout.
 */
export function Framed(props: Omit<ComponentProps<typeof Frame>, 'finished'>) {
  return (
    <>
      <Frame {...props} finished={finishedParts(props.chrome)} />
      {props.small ? null : <TraySlot />}
    </>
  );
}

function finishedParts({ departments, categories, settings, footer }: Chrome) {
  return {
    departments: finish(DepartmentList, { departments }),
    ways: finish(FooterWays, {
      categories: categories.map(({ name, path }) => ({ name, path })),
      footer,
      contact: settings && {
        phone: settings.phone,
        phoneLink: settings.phoneLink,
        hours: settings.hours,
        phoneNote: settings.phoneNote,
      },
    }),
  };
}
