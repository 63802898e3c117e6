import { classes } from '@/components/ui/classes';
import { verdict } from '@/lib/compare/verdict';
import { comparedOf } from '@/lib/compare/compared';
import css from './in-short.module.css';
import type { SaysProps } from './says-props';

const c = classes(css);

/** The main differences between the products, in sentences above their table (experience §6 F4). */
export function InShort({ cards, home, today, policy }: SaysProps) {
  const sentences = verdict(comparedOf(cards, home, today, policy));
  return (
    <section aria-labelledby="h-apart" className={c('strip')}>
      <h2 id="h-apart" className="t-h3">
        In short
      </h2>
      {sentences.length > 0 ? (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>On the figures, there is nothing between them that you would notice.</p>
      )}
    </section>
  );
}
