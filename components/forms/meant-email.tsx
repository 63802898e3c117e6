'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { meantEmail } from '@/lib/forms/meant-email';
import type { FieldAccess } from './data-form';

/** Asks below a field of an e-mail address whether another was meant, once it is left; nothing waits for the answer. */
export function MeantEmail({ name, fields }: { name: string; fields: FieldAccess }) {
  const [meant, setMeant] = useState<string | null>(null);
  const id = fields.idOf(name);
  const look = useEffectEvent(() => setMeant(meantEmail(fields.read(name))));
  useEffect(() => {
    const field = document.getElementById(id);
    const left = () => look();
    field?.addEventListener('blur', left);
    return () => field?.removeEventListener('blur', left);
  }, [id]);
  return (
    <p className="t-small" role="status">
      {meant ? (
        <>
          Did you mean{' '}
          <TextButton
            onClick={() => {
              fields.write(name, meant);
              setMeant(null);
              document.getElementById(id)?.focus();
            }}
          >
            {meant}
          </TextButton>
          ?
        </>
      ) : null}
    </p>
  );
}
