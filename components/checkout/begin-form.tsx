'use client';

import { Button } from '@/components/ui/controls/button';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useDataForm } from '@/components/forms/use-data-form';
import { classes } from '@/components/ui/classes';
import type { FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import { BeginChoice } from './delivery/begin-choice';
import css from './delivery/delivery-form.module.css';

const c = classes(css);
const schema = async () => (await import('@/lib/checkout/requests')).beginRequest;

type Props = { works: readonly string[]; fitting: string; note: FormNote | null };

/** Form with only the checkbox for work to begin within the cancellation period. */
export function BeginForm({ works, fitting, note }: Props) {
  'use no memo'; // See `useDataForm`.
  const action = href('/api/checkout/begin');
  const form = useDataForm({ id: 'begin', action, schema, names: ['begin'], note });
  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={form.send}>
      {form.faults.length > 0 ? <ErrorSummary faults={form.faults} key={form.attempt} /> : null}
      <BeginChoice
        bind={(name) => ({
          id: form.idOf(name),
          error: form.errorOf(name),
          initial: undefined,
          control: form.form.register(name),
        })}
        works={works}
        fitting={fitting}
      />
      <Button type="submit" state={form.busy ? 'busy' : 'rest'}>
        {form.busy ? 'Saving…' : 'Go on to pay'}
      </Button>
    </form>
  );
}
