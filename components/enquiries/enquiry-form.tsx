'use client';

import type { ComponentProps } from 'react';
import { ShellForm } from '@/components/customer/shell-form';
import { beginPass, takePass } from '@/lib/forms/pass-client';
import { Trap } from './trap';

/** A form to the shop on a page of its own, with what tells people from robots. */
export function EnquiryForm({
  id,
  ...form
}: Omit<ComponentProps<typeof ShellForm>, 'extra' | 'trap' | 'plain'>) {
  return (
    <div onFocus={beginPass}>
      <ShellForm
        {...form}
        id={id}
        extra={() => withTrap(id)}
        trap={<Trap />}
        plain="It was not sent. Check what you filled in and try again, or ring us."
      />
    </div>
  );
}

async function withTrap(id: string): Promise<Record<string, string>> {
  const field = document.querySelector<HTMLInputElement>(`form#${id} input[name="website"]`);
  return { website: field?.value ?? '', ...(await takePass()) };
}
