import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import css from './multibuy.module.css';
import type { useAddAll } from './use-add-all';

const c = classes(css);
const WORDS = {
  rest: 'Add all to basket',
  busy: 'Adding all to basket',
  done: 'All added to basket',
} as const;

type Props = { lines: readonly MultibuyLine[]; all: ReturnType<typeof useAddAll> };

/** The one button, or which lines keep it from working. */
export function AddAll({ lines, all }: Props) {
  const faulty = lines.filter(({ problem }) => problem !== null);
  return (
    <>
      {all.refused ? (
        <Notice kind="error" role="alert">
          <p>
            <b>Nothing was added.</b> {all.refused.message}
          </p>
        </Notice>
      ) : null}
      {faulty.length > 0 ? (
        <Notice kind="warn">
          <p>The list goes into the basket whole, or not at all. Not ready:</p>
          <ul className={c('problems')}>
            {faulty.map(({ card, problem }) => (
              <li key={card.id}>
                <a href={card.path}>{card.name}</a>. {problem}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <>
          {all.clashes.length > 0 ? (
            <Notice kind="warn">
              <p>These will not go together:</p>
              <ul className={c('problems')}>
                {all.clashes.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          <Button size="tall" wide state={all.state} onClick={all.add}>
            {all.clashes.length > 0 ? 'Add them all the same' : WORDS[all.state]}
          </Button>
        </>
      )}
    </>
  );
}
