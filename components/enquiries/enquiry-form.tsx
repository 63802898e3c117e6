'use client';

import type { ComponentProps } from 'react';
import { ShellForm } from '@/components/customer/shell-form';
import { ReCaptchaPlace } from '@/components/forms/re-captcha-place';
import { PROMISES } from '@/lib/enquiries/promises';
import { beginCheck } from '@/lib/forms/check-client';
import { takePass } from '@/lib/forms/pass-client';
import { Promised } from './promised';
import { Trap } from './trap';

type Props = Omit<ComponentProps<typeof ShellForm>, 'id' | 'extra' | 'check' | 'plain'> & {
  id: 'contact' | 'trade';
  /** Whether the platform receives it, with reCAPTCHA if the store has that on. */
  isGuarded?: boolean;
};

/** A form to the shop on a page of its own, with the checks against robots. */
export function EnquiryForm({ id, isGuarded, ...form }: Props) {
  return (
    <div onFocus={(event) => void beginCheck(event.currentTarget)}>
      <ShellForm
        {...form}
        id={id}
        extra={() => withTrap(id)}
        check={
          <>
            <Trap />
            {isGuarded ? <ReCaptchaPlace /> : null}
            <Promised words={PROMISES[id]} />
          </>
        }
        plain="It was not sent. Check what you filled in and try again, or ring us."
      />
    </div>
  );
}

async function withTrap(id: string): Promise<Record<string, string>> {
  const field = document.querySelector<HTMLInputElement>(`form#${id} input[name="website"]`);
  return { website: field?.value ?? '', ...(await takePass()) };
}
