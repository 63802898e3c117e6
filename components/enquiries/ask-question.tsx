import { Said } from '@/components/customer/said';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/controls/field';
import { Input, TextArea } from '@/components/ui/controls/input';
import { Notice } from '@/components/ui/feedback/notice';
import { href } from '@/lib/routing/href';
import { about, type AskedAbout } from './about';
import css from './product-forms.module.css';
import { SmallForm } from './small-form';
import { NotSent } from './stock-alert';

const c = classes(css);

const DONE = 'Thank you. We answer by e-mail within one working day.';

/** A question about a product, to the people who answer the telephone. */
export function AskQuestion({ product }: { product: AskedAbout }) {
  return (
    <details className={c('fold')} id="ask">
      <summary>Ask about this product</summary>
      <Said id="question-sent" said={<Notice kind="ok">{DONE}</Notice>}>
        <NotSent form="question" />
        <SmallForm
          id="question-form"
          action={href('/api/question')}
          done={DONE}
          hidden={about(product)}
          className={c('form')}
        >
          <Field id="question-text" label="Your question">
            <TextArea id="question-text" name="question" rows={4} required />
          </Field>
          <Field id="question-email" label="E-mail address">
            <Input id="question-email" name="email" type="email" autoComplete="email" required />
          </Field>
          <Button type="submit" kind="second">
            Ask
          </Button>
        </SmallForm>
      </Said>
    </details>
  );
}
