import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import type { HomeSection } from '@/lib/content/home-types';
import type { DeliveryTerms } from '@/lib/delivery/types';
import css from './kitchen-set.module.css';
import { Receipt } from './receipt';
import { SetDrawing } from './set-drawing';

const c = classes(css);

export type Piece = { slot: string; card: ProductCard };

/** Five pieces at one true scale, and their receipt. Falls away unless every place is filled. */
export function KitchenSet({
  section,
  pieces,
  terms,
}: {
  section: Extract<HomeSection, { kind: 'set' }>;
  pieces: Piece[];
  terms: DeliveryTerms;
}) {
  if (pieces.length === 0) return null;
  return (
    <section className={`section ${c('set')}`} aria-labelledby="home-set">
      <SetDrawing pieces={pieces} />
      <div className={c('body')}>
        <h2 className="t-h2" id="home-set">
          {section.heading}
        </h2>
        <p className={c('text')}>{section.text}</p>
        <Receipt pieces={pieces} terms={terms} />
        {section.path ? (
          <ButtonLink href={section.path} className={c('build')}>
            {section.action || 'Build your own set'}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
