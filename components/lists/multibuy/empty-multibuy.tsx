import { useEffect } from 'react';
import { SetReceipt } from '@/components/kitchen/set-receipt';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { Plate } from '@/components/ui/surface';
import type { SetStart } from '@/lib/content/home-types';
import { tierWords } from '@/lib/kitchen/words';
import { snapshots } from '@/lib/lists/snapshots-client';
import { usePolicy } from '@/lib/policy/client';
import { href } from '@/lib/routing/href';
import css from './multibuy.module.css';
import { SetSlots } from './set-slots';
import { TakeSet } from './take-set';

const c = classes(css);

const TITLE = 'Your kitchen set is empty';

/** An empty set: its free places, and a ready-made set to start with. */
export function EmptyMultibuy({ start: { places, pieces } }: { start: SetStart }) {
  const { delivery, sets } = usePolicy();
  // Prices noted for a former list are removed with it.
  useEffect(() => snapshots.erase(), []);
  const saves = tierWords(sets);
  return (
    <>
      <DimensionLine kind="title">
        <b>0</b> appliances
      </DimensionLine>
      <div className={c('start')}>
        <div className={c('list')}>
          {places.length > 0 ? (
            <div className={c('begin')}>
              <h2 className="t-h3">{TITLE}</h2>
              <p>
                Choose an appliance for each place, see what goes together and what it costs, and buy it all
                at once.{saves ? ` In the basket ${saves}.` : null}
              </p>
            </div>
          ) : (
            <EmptyState
              shape="shelf"
              title={TITLE}
              action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
            >
              <p>
                Put together the appliances for a kitchen or utility room, see what they cost, and buy them
                all at once.
              </p>
            </EmptyState>
          )}
          <SetSlots places={places} pieces={[]} />
        </div>
        {pieces.length > 0 ? (
          <Plate className={c('ready')} role="region" aria-labelledby="ready-set">
            <h2 className="t-h2" id="ready-set">
              Or start with these {pieces.length}
            </h2>
            <SetReceipt pieces={pieces} terms={delivery} sets={sets} />
            <TakeSet cards={pieces.map(({ card }) => card)} />
          </Plate>
        ) : null}
      </div>
    </>
  );
}
