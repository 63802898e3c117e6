import { classes } from '@/components/ui/classes';
import type { Answered } from '@/lib/catalogue/questions/types';
import { dayAndMonth } from '@/lib/dates/rules';
import css from './questions.module.css';

const c = classes(css);

/** What others asked about it, with the shop's answers, as text and in the page itself (experience PDP-14). */
export function Questions({ answered }: { answered: readonly Answered[] }) {
  if (answered.length === 0) return null;
  return (
    <section className="section" id="questions" aria-labelledby="h-questions">
      <h2 className={c('t-h2', 'title')} id="h-questions">
        Asked by others
      </h2>
      <ul className={c('list')}>
        {answered.map(({ id, question, answer, answeredOn }) => (
          <li key={id}>
            <h3>{question}</h3>
            <p>{answer}</p>
            <p className="t-small t-quiet">
              {`Answered by the shop on ${dayAndMonth(answeredOn)} ${answeredOn.slice(0, 4)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
