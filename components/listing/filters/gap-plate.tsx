import { GapFormLater } from '@/components/listing/later';
import { Island } from '@/components/parts/finished/island';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { GAP_WORDS } from '@/lib/fit/gap-words';
import { measuredIn, SPACE_KEYS } from '@/lib/fit/space-query';
import { formatListingQuery } from '@/lib/listing/url';
import type { ListingView } from '@/lib/listing/view';
import { GapMarkup } from './gap-markup';
import css from './gap-plate.module.css';

const c = classes(css);

type Props = { gap: GapKind; view: Pick<ListingView, 'place' | 'query'>; id: string; finished: boolean };

/** Asks for the gap, at the top of a list of appliances that stand in one (experience §6 F1). */
export function GapPlate({ gap, view: { place, query }, id, finished }: Props) {
  const others = query.picks.filter(({ key }) => !SPACE_KEYS.some((each) => each === key));
  const form = {
    id,
    kind: gap,
    list: place.path.slice(1),
    others: formatListingQuery({ ...query, page: 1, picks: others }),
    measured: measuredIn(formatListingQuery(query)),
  };
  return (
    <Plate className={c('plate')} role="region" aria-labelledby={id}>
      <h2 className={c('title')} id={id}>
        {GAP_WORDS[gap].title} <span>mm, cm or inches</span>
      </h2>
      {finished ? (
        <Island name="gap" props={form}>
          <GapMarkup {...form} />
        </Island>
      ) : (
        <GapFormLater {...form} />
      )}
    </Plate>
  );
}
