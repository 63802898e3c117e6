import { Said } from '@/components/customer/said';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/controls/field';
import { Input, TextField } from '@/components/ui/controls/input';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/feedback/notice';
import { PROMISES } from '@/lib/enquiries/promises';
import { href } from '@/lib/routing/href';
import { about, type AskedAbout } from './about';
import css from './product-forms.module.css';
import { Promised } from './promised';
import { SmallForm } from './small-form';
import { NotSent } from './stock-alert';

const c = classes(css);

const DONE = 'Thank you. We will send one message when it costs no more than that.';

/** Form for one message when a product has come down to the shopper's price. */
export function PriceAlert({ product }: { product: AskedAbout }) {
  return (
    <Said id="price-alert-sent" said={<Notice kind="ok">{DONE}</Notice>}>
      <NotSent form="price-alert" />
      <Fold title="Tell me when it costs less">
        <SmallForm
          id="price-form"
          action={href('/api/price-alert')}
          done={DONE}
          hidden={about(product)}
          className={c('form')}
        >
          <TextField
            id="price-pounds"
            name="pounds"
            label="No more than"
            inputMode="numeric"
            affix={{ text: '£', at: 'start' }}
            numeric
            required
          />
          <Field id="price-email" label="E-mail address">
            <Input id="price-email" name="email" type="email" autoComplete="email" required />
          </Field>
          <Button type="submit" kind="second">
            Tell me
          </Button>
          <Promised words={PROMISES.price} />
        </SmallForm>
      </Fold>
    </Said>
  );
}
