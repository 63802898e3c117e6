import { SumBar } from '@/components/money/sum-bar';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import type { Pence } from '@/lib/money/types';
import css from './multibuy.module.css';
import type { useAddAll } from './use-add-all';

const c = classes(css);
const WORDS = {
  rest: 'Add all to basket',
  busy: 'Adding all to basket',
  done: 'All added to basket',
} as const;

/** Ids of the button and of the message above it. */
const [BUTTON, SAID] = ['add-all', 'add-all-said'] as const;

type Props = { lines: readonly MultibuyLine[]; all: ReturnType<typeof useAddAll> };

const isFaulty = ({ problem }: MultibuyLine): boolean => problem !== null;

/** The button that adds the whole set, or the lines that prevent it. */
export function AddAll({ lines, all }: Props) {
  const faulty = lines.filter(isFaulty);
  return (
    <>
      {all.refused ? (
        <Notice kind="error" role="alert" id={SAID}>
          <p>
            <b>Nothing was added.</b> {all.refused.message}
          </p>
        </Notice>
      ) : null}
      {faulty.length > 0 ? (
        <Notice kind="warn">
          <p>The kitchen set goes into the basket all at once. Not ready yet:</p>
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
            <Notice kind="warn" id={SAID}>
              <p>These will not go together:</p>
              <ul className={c('problems')}>
                {all.clashes.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          <Button id={BUTTON} size="tall" wide state={all.state} onClick={all.add}>
            {all.clashes.length > 0 ? 'Add them anyway' : WORDS[all.state]}
          </Button>
        </>
      )}
    </>
  );
}

/** The total and the button at the foot of a phone's screen, or a link to what prevents it. */
export function AddAllBar({ lines, all, total }: Props & { total: Pence }) {
  if (lines.length === 0 || lines.some(isFaulty)) return null;
  return (
    <SumBar label="Total, before delivery" amount={total} button={BUTTON}>
      {all.refused || all.clashes.length > 0 ? (
        <ButtonLink href={`#${SAID}`}>See what is wrong</ButtonLink>
      ) : (
        <Button state={all.state} onClick={all.add}>
          {WORDS[all.state]}
        </Button>
      )}
    </SumBar>
  );
}
