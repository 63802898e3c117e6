'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { announce } from '@/components/ui/feedback/live-store';
import { meantEmail } from '@/lib/forms/meant-email';
import type { FieldAccess } from './data-form';

/** Asks, after an e-mail field is left, whether another address was meant. Nothing waits for the answer. */
export function MeantEmail({ name, fields }: { name: string; fields: FieldAccess }) {
  const [meant, setMeant] = useState<string | null>(null);
  const id = fields.idOf(name);
  const look = useEffectEvent(() => {
    const found = meantEmail(fields.read(name));
    if (found && found !== meant) announce(`Did you mean ${found}?`);
    setMeant(found);
  });
  useEffect(() => {
    const field = document.getElementById(id);
    const left = () => look();
    field?.addEventListener('blur', left);
    return () => field?.removeEventListener('blur', left);
  }, [id]);
  if (meant === null) return null;
  return (
    <p className="t-small">
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
    </p>
  );
}
