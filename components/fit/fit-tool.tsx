import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { UNREAD_WORDS, UnreadFields } from '@/components/ui/controls/unread';
import { useLocalValue } from '@/lib/device/local-value';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { fitOf } from '@/lib/fit/rules';
import { isMeasured, UNMEASURED } from '@/lib/fit/space';
import type { FitFacts } from '@/lib/fit/types';
import { changeHome, home } from '@/lib/home/client';
import css from './fit.module.css';
import { FitAnswer } from './fit-answer';
import { SpaceForm } from './space-form';

const c = classes(css);

type Props = {
  kind: GapKind;
  facts: FitFacts;
  name: string;
  promise: string;
  /** Somebody just asked for it: the first field takes the focus. */
  focus: boolean;
};

/** The measurements of a space and what they mean for one appliance. */
export function FitTool({ kind, facts, name, promise, focus }: Props) {
  const { spaces } = useLocalValue(home);
  const space = spaces[kind] ?? UNMEASURED;
  const [erased, setErased] = useState(0);
  return (
    <UnreadFields>
      {(hasUnread) => (
        <div className={c('tool')}>
          <SpaceForm
            key={erased}
            space={space}
            hinge={facts.hinge}
            hole={facts.cutOut ? 'cut-out' : facts.niche ? 'housing' : null}
            focus={focus || erased > 0}
            onChange={(next) => changeHome({ spaces: { ...home.read().spaces, [kind]: next } })}
            onErase={() => {
              const { [kind]: _, ...others } = home.read().spaces;
              changeHome({ spaces: others });
              setErased(erased + 1);
            }}
          />
          {hasUnread ? (
            <p className={c('answer', 'hint')} role="status">
              {UNREAD_WORDS}
            </p>
          ) : isMeasured(space) ? (
            <FitAnswer
              kind={kind}
              space={space}
              facts={facts}
              fit={fitOf(space, facts)}
              name={name}
              promise={promise}
            />
          ) : (
            <p className={c('answer', 'hint')}>Type a width, and the drawing begins.</p>
          )}
        </div>
      )}
    </UnreadFields>
  );
}
