import { useEffect, useRef, useState } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { TextButton } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import toolCss from '@/components/ui/tool.module.css';
import { DOOR_HEIGHT_MM } from '@/lib/access/parts';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import { changeHome, home } from '@/lib/home/client';
import { mm } from '@/lib/i18n/length';
import css from './access.module.css';
import { type Newcomer, OldFields } from './old-fields';
import { RouteParts } from './route-parts';

const c = classes({ ...toolCss, ...css });

/** Usual widths of British door leaves, millimetres: typed as a clear width they are likely mistaken for it. */
const LEAVES_MM: readonly number[] = [610, 686, 711, 762, 813, 838];
const LEAF_TAKES_MM = 45;

const DOOR_HELP =
  'Measure between the frame and the open door: a 762 mm door leaves 710 to 720 mm, one in a new home 750 mm.';

type Props = {
  route: Route;
  /** What is to come in; null where no product is shown. */
  newcomer: Newcomer | null;
  /** Somebody just asked for it: the first field takes the focus. */
  focus: boolean;
};

/** The way from the street to the room, shortly or part by part; every change counts at once and is kept. */
export function RouteForm({ route, newcomer, focus }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [erased, setErased] = useState(0);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  const change = (part: Partial<Route>) => changeHome({ route: { ...home.read().route, ...part } });
  const climbs = route.parts.some(({ kind }) => kind === 'stairs' || kind === 'lift');
  return (
    <form
      ref={form}
      className={c('ask')}
      aria-label="Your way in"
      data-no-print
      onSubmit={(event) => event.preventDefault()}
    >
      <div key={erased} className={c('ask')}>
        {route.parts.length === 0 ? (
          <>
            <LengthField
              id="access-door"
              label="The narrowest door, clear width"
              help={
                route.door !== null && LEAVES_MM.includes(route.door)
                  ? `A leaf of ${mm(route.door)} leaves about ${mm(route.door - LEAF_TAKES_MM)}: is this the clear width?`
                  : DOOR_HELP
              }
              value={route.door}
              onChange={(door) => change({ door })}
            />
            <LengthField
              id="access-door-height"
              label="Its height"
              help={`Left empty we take ${mm(DOOR_HEIGHT_MM)}, as most British doors are.`}
              value={route.doorHeight}
              onChange={(doorHeight) => change({ doorHeight })}
            />
            <Checkbox
              label="There is a sharp corner on the way"
              checked={route.corner}
              onChange={({ target }) => change({ corner: target.checked })}
            />
          </>
        ) : (
          <p className="t-small t-second">{DOOR_HELP}</p>
        )}
        <RouteParts parts={route.parts} onChange={(parts) => change({ parts })} />
        {climbs ? (
          <Checkbox
            label="It stays on the ground floor: leave out stairs and lift"
            checked={route.ground}
            onChange={({ target }) => change({ ground: target.checked })}
          />
        ) : null}
        <OldFields old={route.old} newcomer={newcomer} onChange={(old) => change({ old })} />
      </div>
      <p className="t-small t-second">
        Kept on this device.{' '}
        <TextButton
          onClick={() => {
            changeHome({ route: NO_ROUTE });
            setErased(erased + 1);
          }}
        >
          Erase the way in
        </TextButton>
      </p>
    </form>
  );
}
