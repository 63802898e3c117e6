import { Said } from '@/components/customer/said';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Notice } from '@/components/ui/feedback/notice';
import { PROMISES } from '@/lib/enquiries/promises';
import { message } from '@/lib/i18n/messages';
import { href } from '@/lib/routing/href';
import { about, type AskedAbout } from './about';
import css from './product-forms.module.css';
import { Promised } from './promised';
import { SmallForm } from './small-form';

const c = classes(css);

const DONE = message('stockAlertDone');

/** Form for one message when a product is back in stock. The mailing list is a separate choice, unticked. */
export function StockAlert({ product }: { product: AskedAbout }) {
  return (
    <div className={c('alert')} id="stock-alert">
      <h2 className="t-h3">Tell me when it is back</h2>
      <Said id="stock-alert-sent" said={<Notice kind="ok">{DONE}</Notice>}>
        <NotSent form="stock-alert" />
        <SmallForm
          id="alert-form"
          action={href('/api/stock-alert')}
          done={DONE}
          hidden={about(product)}
          className={c('form')}
        >
          <Field id="alert-email" label="E-mail address">
            <Input id="alert-email" name="email" type="email" autoComplete="email" required />
          </Field>
          <Checkbox name="mailingList" label={PROMISES.mailingList} />
          <Button type="submit" kind="second">
            Tell me
          </Button>
          <Promised words={PROMISES.stock} />
        </SmallForm>
      </Said>
    </div>
  );
}

/** The message for a refused form where no script runs. */
export function NotSent({ form }: { form: string }) {
  return (
    <div id={`problem-${form}`} className={c('refused')}>
      <Notice kind="error">
        It was not sent. Go back a page to find what you typed, check it and try again, or ring us.
      </Notice>
    </div>
  );
}
