import { Button } from '@/components/ui/controls/button';
import type { FormValues } from '@/lib/forms/types';
import css from './confirm-form.module.css';

type Props = {
  action: string;
  values?: FormValues;
  /** Label of the button. */
  submit: string;
  kind?: 'primary' | 'second';
  back?: { name: string; path: string };
};

/** A button for one action and a link back. It is a plain form, so it works without scripts. */
export function ConfirmForm({ action, values, submit, kind = 'primary', back }: Props) {
  return (
    <form className={css['confirm']} method="post" action={action}>
      {Object.entries(values ?? {}).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <Button type="submit" kind={kind}>
        {submit}
      </Button>
      {back ? <a href={back.path}>{back.name}</a> : null}
    </form>
  );
}
