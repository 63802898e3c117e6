import { classes } from '@/components/ui/classes';
import type { Faq } from '@/lib/content/page-types';
import css from './faq-list.module.css';
import { RichText } from './rich-text';

const c = classes(css);

/** Questions that expand to their answers; find-in-page searches both. */
export function FaqList({ questions }: { questions: Faq[] }) {
  return (
    <div className={c('list')}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={c('item')}>
          <summary>{question}</summary>
          <RichText markdown={answer} />
        </details>
      ))}
    </div>
  );
}
