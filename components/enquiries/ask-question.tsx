import { Said } from '@/components/customer/said';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/controls/field';
import { Input, TextArea } from '@/components/ui/controls/input';
import { Notice } from '@/components/ui/feedback/notice';
import { ReCaptchaPlace } from '@/components/forms/re-captcha-place';
import { ScriptNeeded } from '@/components/forms/script-needed';
import { PROMISES } from '@/lib/enquiries/promises';
import type { Reach } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import { about, type AskedAbout } from './about';
import css from './product-forms.module.css';
import { Promised } from './promised';
import { SmallForm } from './small-form';
import { NotSent } from './stock-alert';

const c = classes(css);

const DONE = 'Thank you. We will answer by e-mail within one working day.';
const LATE =
  'Thank you. We have your question. Our systems are down at the moment: the answer may take a day longer.';

type Props = {
  product: AskedAbout;
  /** Contact details for browsers without scripts; null where the form works without them. */
  reach: Reach | null;
};

/** Form for a question about a product, which telephone staff answer. */
export function AskQuestion({ product, reach }: Props) {
  return (
    <details className={c('fold')} id="ask">
      <summary>Ask about this product</summary>
      {reach ? <ScriptNeeded reach={reach} /> : null}
      <Said id="question-sent" said={<Notice kind="ok">{DONE}</Notice>}>
        <NotSent form="question" />
        <SmallForm
          id="question-form"
          action={href('/api/question')}
          done={DONE}
          late={LATE}
          hidden={about(product)}
          className={c('form')}
        >
          <Field id="question-text" label="Your question">
            <TextArea id="question-text" name="question" rows={4} required />
          </Field>
          <Field id="question-email" label="E-mail address">
            <Input id="question-email" name="email" type="email" autoComplete="email" required />
          </Field>
          <ReCaptchaPlace />
          <Button type="submit" kind="second">
            Ask
          </Button>
          <Promised words={PROMISES.question} />
        </SmallForm>
      </Said>
    </details>
  );
}
