import type { AskedAbout } from '@/components/enquiries/about';
import { AskQuestionStanding } from '@/components/product/later';
import { classes } from '@/components/ui/classes';
import { PhoneFold } from '@/components/ui/phone-fold';
import type { Answered } from '@/lib/catalogue/questions/types';
import { fullDay } from '@/lib/dates/rules';
import type { Reach } from '@/lib/forms/types';
import css from './questions.module.css';

const c = classes(css);

type Props = {
  answered: readonly Answered[];
  product: AskedAbout;
  /** Contact details for browsers without scripts; null where the form works without them. */
  reach: Reach | null;
};

/** Questions by others with the shop's answers, and a form for the shopper's own (experience PDP-14). */
export function Questions({ answered, product, reach }: Props) {
  return (
    <section
      className={c('section', answered.length === 0 && 'none')}
      id="questions"
      aria-labelledby="h-questions"
    >
      <h2 className={c('t-h2', 'title')} id="h-questions">
        Questions and answers
      </h2>
      {answered.length > 0 ? (
        <ul className={c('list')}>
          {answered.map(({ id, question, answer, answeredOn }) => (
            <li key={id}>
              <PhoneFold title={question} heading="h3" look="t-ui">
                <p className={c('answer')}>{answer}</p>
                <p className="t-small t-quiet">{`Answered by the shop on ${fullDay(answeredOn)}`}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      ) : null}
      <AskQuestionStanding product={product} reach={reach} />
    </section>
  );
}
