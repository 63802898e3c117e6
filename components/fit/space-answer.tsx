import { createPortal } from 'react-dom';
import { classes } from '@/components/ui/classes';
import { Segments } from '@/components/ui/controls/segments';
import { UNREAD_WORDS, UnreadFields } from '@/components/ui/controls/unread';
import { calledOf } from '@/lib/catalogue/names';
import { useLocalValue } from '@/lib/device/local-value';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { listAnswer } from '@/lib/fit/list-answer';
import { UNMEASURED } from '@/lib/fit/space';
import { type Measured, withMeasured } from '@/lib/fit/space-query';
import type { Neighbour, Space } from '@/lib/fit/types';
import { changeHome, home, useKeptWords } from '@/lib/home/client';
import { useCards } from '@/lib/lists/cards-client';
import { href } from '@/lib/routing/href';
import { LengthField } from './length-field';
import css from './space-answer.module.css';
import { useNearby } from './use-nearby';

const c = classes(css);

const WALLS = [
  { value: 'none', label: 'None' },
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'both', label: 'Both' },
] as const;
type Walls = (typeof WALLS)[number]['value'];

function wallsOf({ left, right }: Space): Walls {
  if (left === 'wall') return right === 'wall' ? 'both' : 'left';
  return right === 'wall' ? 'right' : 'none';
}

/** Returns a side with or without a wall; an open side without a wall stays open. */
const side = (before: Neighbour, walled: boolean): Neighbour =>
  walled ? 'wall' : before === 'wall' ? 'unit' : before;

type Props = {
  kind: GapKind;
  /** The sizes that the list is filtered by. */
  requested: Measured;
  /** Ids of the products shown. */
  ids: readonly number[];
};

/**
 * Above a list filtered by a gap, asks for what the filter leaves open, a wall beside the gap and the way in, and
 * answers.
 */
export function SpaceAnswer({ kind, requested, ids }: Props) {
  const { anchor, found } = useNearby('[data-space-answer]', ids.join());
  const { spaces, route } = useLocalValue(home);
  const kept = useKeptWords('Kept on this device.');
  const { data: cards = [] } = useCards(ids);
  const space = withMeasured({ ...UNMEASURED, ...spaces[kind] }, { ...requested, depth: null });
  // Colours of the same model are counted once.
  const said = listAnswer(
    cards.filter(({ id }) => ids.includes(id)).map((card) => ({ ...card, name: calledOf(card) })),
    space,
    route,
  );
  const setWalls = (walls: Walls) => {
    const left = side(space.left, walls === 'left' || walls === 'both');
    const right = side(space.right, walls === 'right' || walls === 'both');
    changeHome({ spaces: { ...home.read().spaces, [kind]: { ...space, left, right } } });
  };
  return (
    <span ref={anchor} hidden>
      {found.map((place) =>
        createPortal(
          <UnreadFields>
            {(hasUnread) => (
              <section className={c('answer')} aria-label="Wall and way in">
                <Segments
                  legend="A wall beside it"
                  options={WALLS}
                  value={wallsOf(space)}
                  onChoose={setWalls}
                />
                {route.parts.length > 0 ? null : (
                  <LengthField
                    id="list-door"
                    label="Narrowest door on the way in"
                    value={route.door}
                    onChange={(door) => changeHome({ route: { ...home.read().route, door } })}
                  />
                )}
                <div className={c('said')}>
                  <p role="status">{hasUnread ? UNREAD_WORDS : said.join(' ')}</p>
                  <p className="t-small t-second">
                    {said.length > 0
                      ? `This counts the ${cards.length} shown here. `
                      : 'We will then say which can open and which will get in. '}
                    {kept} <a href={href('/my-home')}>Everything about my home</a>
                  </p>
                </div>
              </section>
            )}
          </UnreadFields>,
          place,
        ),
      )}
    </span>
  );
}
