import { Said } from '@/components/customer/said';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Field } from '@/components/ui/controls/field';
import { Input, TextArea } from '@/components/ui/controls/input';
import { Notice } from '@/components/ui/feedback/notice';
import { Select } from '@/components/ui/controls/select';
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

const DONE = 'Thank you. Somebody here reads every review before it is shown, including the low ones.';
const LATE =
  'Thank you. We have your review. Our systems are down at the moment: it will take a little longer for somebody to read it.';
const STARS = ['5: very good', '4: good', '3: in between', '2: poor', '1: bad'];

type Props = {
  product: AskedAbout;
  /** Contact details for browsers without scripts; null where the form works without them. */
  reach: Reach | null;
};

/** Form for a review of a product; reviews are read before they are shown. */
export function WriteReview({ product, reach }: Props) {
  return (
    <details className={c('fold')} id="write-review">
      <summary>Write a review</summary>
      {reach ? <ScriptNeeded reach={reach} /> : null}
      <Said id="review-sent" said={<Notice kind="ok">{DONE}</Notice>}>
        <NotSent form="review" />
        <SmallForm
          id="review-form"
          action={href('/api/review')}
          done={DONE}
          late={LATE}
          hidden={about(product)}
          className={c('form')}
        >
          <Field id="review-rating" label="Stars">
            <Select id="review-rating" name="rating" required defaultValue="">
              <option value="">Choose</option>
              {STARS.map((label) => (
                <option key={label} value={label.charAt(0)}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="review-title" label="In a few words">
            <Input id="review-title" name="title" maxLength={150} required />
          </Field>
          <Field id="review-text" label="Your review" help="What is good, what is not, and who it suits.">
            <TextArea id="review-text" name="text" rows={5} required aria-describedby="review-text-help" />
          </Field>
          <Field id="review-author" label="Name under the review">
            <Input id="review-author" name="author" autoComplete="given-name" maxLength={100} required />
          </Field>
          <Field id="review-email" label="E-mail address" help="Not shown.">
            <Input
              id="review-email"
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-describedby="review-email-help"
            />
          </Field>
          <ReCaptchaPlace />
          <Button type="submit" kind="second">
            Send the review
          </Button>
          <Promised words={PROMISES.review} />
        </SmallForm>
      </Said>
    </details>
  );
}
