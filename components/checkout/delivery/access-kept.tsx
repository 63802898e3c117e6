import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './delivery-form.module.css';
import { KeptAnswer, useKeptAnswer } from './kept';

const c = classes(css);

type Props = {
  /** Whether the goods get in; empty while nothing can be said. */
  line: string;
  /** What goes with the order; empty when nothing does. */
  onChange: (line: string) => void;
};

/** How the goods get in goes with the order, unless the shopper takes it out. */
export function AccessKept({ line, onChange }: Props) {
  const keeping = useKeptAnswer(line, onChange);
  return (
    <>
      <p className={c('said')} aria-live="polite">
        {line ? (
          <>
            <Icon name="ruler" small />
            <span>{line}</span>
          </>
        ) : null}
      </p>
      {line ? (
        <KeptAnswer {...keeping} sent="This answer goes with your order, so that the crew comes prepared." />
      ) : null}
    </>
  );
}
