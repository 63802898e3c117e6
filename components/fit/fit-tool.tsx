import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { UNREAD_WORDS, UnreadFields } from '@/components/ui/controls/unread';
import { useLocalValue } from '@/lib/device/local-value';
import type { Load } from '@/lib/access/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { fitOf } from '@/lib/fit/rules';
import { isMeasured, UNMEASURED } from '@/lib/fit/space';
import { spacePicks } from '@/lib/fit/space-query';
import type { FitFacts, Space } from '@/lib/fit/types';
import { changeHome, home } from '@/lib/home/client';
import css from './fit.module.css';
import { FitFigures } from './fit-figures';
import { FitNext } from './fit-next';
import { FitVerdict } from './fit-verdict';
import { SpaceForm } from './space-form';
import { SpaceMore } from './space-more';

const c = classes(css);

type Props = {
  kind: GapKind;
  facts: FitFacts;
  name: string;
  promise: string;
  /** URL of its 3D model; null where there is none. */
  glb: string | null;
  /** Path of the category of its kind; null if it is in none. */
  list: string | null;
  /** The load for the way in, which is checked below; null for what comes by parcel. */
  load: Load | null;
  /** Whether it was opened by a press just now, so that the first field takes the focus. */
  focus: boolean;
};

/** Asks for the measurements of a space and says whether an appliance fits. */
export function FitTool({ kind, facts, name, promise, glb, list, load, focus }: Props) {
  const { spaces } = useLocalValue(home);
  const space = spaces[kind] ?? UNMEASURED;
  const [erased, setErased] = useState(0);
  const hole = facts.cutOut ? 'cut-out' : facts.niche ? 'housing' : null;
  const change = (part: Partial<Space>) =>
    changeHome({ spaces: { ...home.read().spaces, [kind]: { ...space, ...part } } });
  const fit = fitOf(space, facts);
  return (
    <UnreadFields>
      {(hasUnread) => {
        const answers = !hasUnread && isMeasured(space);
        return (
          <div className={c('tool')}>
            <SpaceForm
              key={`sides ${erased}`}
              space={space}
              hole={hole}
              focus={focus || erased > 0}
              onChange={change}
            />
            {answers ? (
              <FitVerdict fit={fit} name={name}>
                <FitNext
                  verdict={fit.verdict}
                  list={list}
                  picks={spacePicks(space, kind)}
                  carried={load !== null}
                />
              </FitVerdict>
            ) : (
              <p className={c('answer', 'hint')} role={hasUnread ? 'status' : undefined}>
                {hasUnread ? UNREAD_WORDS : 'Type a width to see the drawing.'}
              </p>
            )}
            <SpaceMore
              key={`more ${erased}`}
              space={space}
              hinge={facts.hinge}
              hole={hole}
              onChange={change}
              onErase={() => {
                const { [kind]: _, ...others } = home.read().spaces;
                changeHome({ spaces: others });
                setErased(erased + 1);
              }}
            />
            {answers ? (
              <FitFigures
                kind={kind}
                space={space}
                facts={facts}
                fit={fit}
                name={name}
                promise={promise}
                glb={glb}
                load={load}
              />
            ) : null}
          </div>
        );
      }}
    </UnreadFields>
  );
}
