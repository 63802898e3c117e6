import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Input } from '@/components/ui/controls/input';
import { PROMISES } from '@/lib/enquiries/promises';
import { href } from '@/lib/routing/href';
import css from './newsletter.module.css';
import { Promised } from './promised';
import { SmallForm } from './small-form';

const c = classes(css);

/** Newsletter sign-up. @param id to be set where a page has a second one */
export function Newsletter({ id = 'newsletter' }: { id?: string }) {
  const field = `${id}-email`;
  return (
    <SmallForm
      id={id}
      action={href('/api/newsletter')}
      done="Thank you. You are on the list."
      className={c('form')}
    >
      <label htmlFor={field}>Offers and new guides by e-mail, about once a month</label>
      <div className={c('row')}>
        <Input
          id={field}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.co.uk"
          required
        />
        <Button type="submit" kind="second">
          Sign up
        </Button>
      </div>
      <Promised words={PROMISES.newsletter} />
    </SmallForm>
  );
}
