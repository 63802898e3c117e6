import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './delivery-form.module.css';
import { KeptAnswer, useKeptAnswer } from './kept';

const c = classes(css);

type Props = {
  /** Whether the goods get in, in words; empty while that is not known. */
  line: string;
  /** Receives the line sent with the order; empty for none. */
  onChange: (line: string) => void;
};

/** Says how the goods get in, which is sent with the order unless the shopper leaves it out. */
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
