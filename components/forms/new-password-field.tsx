'use client';

import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { PASSWORD_RULES, passwordStrength } from '@/lib/customer/rules';
import css from './form.module.css';
import { PasswordField } from './password-field';

const c = classes(css);

/** Field for a new password, with the rules shown before anything is typed (experience ACC-5). */
export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed);
  useEffect(() => {
    // Reads what was typed while the script was still loading.
    const field = document.getElementById(props.id);
    if (field instanceof HTMLInputElement) setTyped(field.value);
  }, [props.id]);
  return (
    <PasswordField
      {...props}
      onInput={(event: FormEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
      help={
        <>
          {PASSWORD_RULES.map((rule) => (
            <span className={c('rule', rule.test(typed) && 'kept')} key={rule.words}>
              {rule.test(typed) ? <Icon name="tick" small /> : null}
              {rule.words}
              {rule.test(typed) ? <span className="vh">: done</span> : null}
            </span>
          ))}
          <span className={c('strength')} aria-live="polite">
            {strength}
          </span>
        </>
      }
    />
  );
}
