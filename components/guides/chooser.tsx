import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { ChooserQuestion } from '@/lib/content/page-types';
import { href } from '@/lib/routing/href';
import css from './chooser.module.css';

const c = classes(css);

/**
 * Questions whose answers filter a category: a plain form, sent to a page that shows the list (experience GDE-1).
 * Nothing is preselected, and every question is optional.
 */
export function Chooser({ category, questions }: { category: string; questions: ChooserQuestion[] }) {
  return (
    <Plate className={c('chooser')}>
      <form action={href('/choose')} method="get">
        <input type="hidden" name="in" value={category} />
        <div className={c('questions')}>
          {questions.map(({ id, question, options }, at) => (
            <fieldset key={id}>
              <legend>
                <span className="num" aria-hidden="true">
                  {at + 1}
                </span>
                {question}
              </legend>
              {options.map(({ label, filter }) => (
                <label key={label} className={c('option')}>
                  <input type="radio" name={`q${at + 1}`} value={filter} />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div className={c('foot')}>
          <Button type="submit" size="tall">
            Show me the list
          </Button>
          <Button type="reset" kind="quiet">
            Start again
          </Button>
          <p className="t-small t-quiet">
            Leave blank anything you do not know. You can change everything in the list.
          </p>
        </div>
      </form>
    </Plate>
  );
}
