import { Fragment, useState } from 'react';
import { SpaceForm } from '@/components/fit/space-form';
import { SpaceMore } from '@/components/fit/space-more';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { GAP_KINDS, type GapKind } from '@/lib/catalogue/kinds/types';
import { leastOf, UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import { changeHome, home } from '@/lib/home/client';
import type { Home } from '@/lib/home/types';
import { SPACE_NAMES } from '@/lib/home/words';
import { mm } from '@/lib/i18n/length';
import css from './home-facts.module.css';

const c = classes(css);

const HOLES: Partial<Record<GapKind, 'housing' | 'cut-out'>> = { oven: 'housing', hob: 'cut-out' };

/** All kinds of space, measured or not, against which products are checked. */
export function HomeSpaces({ spaces }: { spaces: Home['spaces'] }) {
  return GAP_KINDS.map((kind) => <HomeSpace key={kind} kind={kind} space={spaces[kind]} />);
}

function HomeSpace({ kind, space = UNMEASURED }: { kind: GapKind; space?: Home['spaces'][GapKind] }) {
  const [erased, setErased] = useState(0);
  const hole = HOLES[kind] ?? null;
  const change = (part: Partial<Space>) =>
    changeHome({ spaces: { ...home.read().spaces, [kind]: { ...space, ...part } } });
  const width = leastOf(space.widths);
  return (
    <Fold
      title={
        <>
          {SPACE_NAMES[kind]} <span>{width === null ? 'not measured' : `${mm(width)} wide`}</span>
        </>
      }
      className={c('space')}
    >
      <Fragment key={erased}>
        <SpaceForm space={space} hole={hole} focus={false} onChange={change} />
        <SpaceMore
          space={space}
          hinge="both"
          hole={hole}
          onChange={change}
          onErase={() => {
            const { [kind]: _, ...others } = home.read().spaces;
            changeHome({ spaces: others });
            setErased(erased + 1);
          }}
        />
      </Fragment>
    </Fold>
  );
}
