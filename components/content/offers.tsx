import { Strip } from '@/components/card/strip';
import { classes } from '@/components/ui/classes';
import { JumpBar } from '@/components/ui/jump-bar';
import type { Rail } from '@/lib/content/page-types';
import { counted } from '@/lib/i18n/counted';
import { nounOf } from '@/lib/listing/place';
import css from './offers.module.css';

const c = classes(css);

/**
 * Reduced products: a row of small cards per category, with a link to all its offers, and a jump bar above the rows.
 */
export function Offers({ rails }: { rails: readonly Rail[] }) {
  if (rails.length === 0) return null;
  return (
    <div className={c('wrap', 'offers')}>
      <JumpBar label="On this page" jumps={rails.map(({ heading }) => [idOf(heading), heading])} />
      {rails.map(({ heading, path, cards, offers }) => (
        <Strip
          key={path}
          id={idOf(heading)}
          title={heading}
          why="The best sellers of each kind."
          cards={cards}
          reduced
          action={
            <a href={path} rel="nofollow">
              {allWords(offers ?? 0)} in {nounOf(heading)}
            </a>
          }
        />
      ))}
    </div>
  );
}

const allWords = (offers: number): string =>
  offers === 1 ? 'The one offer' : `All ${counted(offers, 'offer')}`;

const idOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
