'use client';

import { type ComponentProps, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/controls/input';
import { useHydrated } from '@/lib/http/hydration';
import css from './form.module.css';

const c = classes(css);

/** A password that can be shown; nothing blocks pasting or a password manager. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      beside={
        // Its room is kept; without script there is nothing it could do.
        <button
          type="button"
          className={c('shown', !hydrated && 'unready')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          Show<span className="vh"> the password</span>
        </button>
      }
    />
  );
}
