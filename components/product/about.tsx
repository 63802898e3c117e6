import { RichText } from '@/components/content/rich-text';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { PhoneFold } from '@/components/ui/phone-fold';
import type { FeatureTile } from '@/lib/content/feature-types';
import css from './about.module.css';
import { FeatureTiles } from './feature-tiles';

const c = classes(css);

type Props = {
  html: string;
  tiles: readonly FeatureTile[];
  model: string | null;
  /** Number of choices beside it, which make room for text. */
  choices: number;
  /** Whether it has the full width of a desktop. */
  isWide: boolean;
};

/** The merchant's description: pictures of the product's parts, then text. Renders nothing if there is neither. */
export function About({ html, tiles, model, choices, isWide }: Props) {
  if (html === '' && tiles.length === 0) return null;
  const title = `About ${model ? `the ${model}` : 'it'}`;
  return (
    <section id="about" aria-labelledby="h-about" data-no-print>
      {tiles.length > 0 ? (
        <>
          <h2 className="t-h2" id="h-about">
            {title}
          </h2>
          <FeatureTiles tiles={tiles} isWide={isWide} />
          <More html={html} isFolded={choices === 0} />
        </>
      ) : (
        <PhoneFold title={title} titleId="h-about">
          <Words html={html} columns={choices < 2} />
        </PhoneFold>
      )}
    </section>
  );
}

/** The text below the pictures, folded away unless there is room for it. */
function More({ html, isFolded }: { html: string; isFolded: boolean }) {
  if (html === '') return null;
  const title = 'More about it';
  const words = <Words html={html} columns />;
  if (isFolded) return <Fold title={title}>{words}</Fold>;
  return (
    <div className={c('more')}>
      <PhoneFold title={title} heading="h3" look="t-ui">
        {words}
      </PhoneFold>
    </div>
  );
}

const Words = ({ html, columns }: { html: string; columns: boolean }) => (
  <div className={c('text', columns && 'columns')}>
    <RichText html={html} />
  </div>
);
