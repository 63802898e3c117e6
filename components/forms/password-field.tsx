'use client';

import { type ComponentProps, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/controls/input';
import { useHydrated } from '@/lib/http/hydration';
import css from './form.module.css';

const c = classes(css);

/** A password field that can show its text; pasting and password managers work. */
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
        // Keeps its room while hidden, since it needs a script.
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
