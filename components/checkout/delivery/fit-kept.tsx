import { classes } from '@/components/ui/classes';
import type { Classified } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { fitLine } from '@/lib/fit/at-home';
import { home } from '@/lib/home/client';
import css from './delivery-form.module.css';
import { KeptAnswer, useKeptAnswer } from './kept';

const c = classes(css);

type Props = {
  goods: readonly (Classified & { name: string })[];
  /** Receives the line sent with the order; empty for none. */
  onChange: (line: string) => void;
};

/** Says how the goods fit the measured spaces, which is sent with the order unless the shopper leaves it out. */
export function FitKept({ goods, onChange }: Props) {
  const line = fitLine(goods, useLocalValue(home).spaces);
  const keeping = useKeptAnswer(line, onChange);
  if (!line) return null;
  return (
    <section className={c('group')} aria-labelledby="h-fit-kept">
      <h2 className="t-h2" id="h-fit-kept">
        Does it fit?
      </h2>
      <p>{line}</p>
      <KeptAnswer
        {...keeping}
        sent="This answer goes with your order, so that the crew knows. Your measurements are not sent with it."
      />
    </section>
  );
}
