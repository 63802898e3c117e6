import { SetReceipt } from '@/components/kitchen/set-receipt';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import type { HomeSection, SetPiece } from '@/lib/content/home-types';
import type { Policy } from '@/lib/policy/types';
import css from './kitchen-set.module.css';
import { TakeSetLater } from './later';
import { SetDrawing } from './set-drawing';

const c = classes(css);

/** A kitchen set drawn to scale, with its receipt and a button that adds all pieces. Renders nothing without pieces. */
export function KitchenSet({
  section,
  pieces,
  policy,
}: {
  section: Extract<HomeSection, { kind: 'set' }>;
  pieces: SetPiece[];
  policy: Policy;
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
        <SetReceipt pieces={pieces} terms={policy.delivery} sets={policy.sets} />
        <div className={c('ways')}>
          <TakeSetLater cards={pieces.map(({ card }) => card)} />
          {section.path ? (
            <ButtonLink kind="second" href={section.path}>
              {section.action || 'Build your own set'}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
