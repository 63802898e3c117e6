import { useEffect, useRef } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import toolCss from '@/components/ui/tool.module.css';
import { DOOR_HEIGHT_MM } from '@/lib/access/parts';
import type { Route } from '@/lib/access/route';
import { changeRoute } from '@/lib/home/client';
import { mm } from '@/lib/i18n/length';

const c = classes(toolCss);

/**
 * Usual widths of British door leaves, in millimetres. A clear width equal to one was probably measured on the leaf.
 */
const LEAVES_MM: readonly number[] = [610, 686, 711, 762, 813, 838];
const LEAF_TAKES_MM = 45;

const DOOR_HELP =
  'Measure between the frame and the open door: a 762 mm door leaves 710 to 720 mm, one in a new home 750 mm.';

type Props = {
  route: Route;
  /** Whether it was opened by a press just now, so that the first field takes the focus. */
  focus: boolean;
};

/**
 * Asks for the narrowest door and a sharp corner unless the way is described part by part. Saves every change at once.
 */
export function RouteForm({ route, focus }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  return (
    <form
      ref={form}
      className={c('ask')}
      aria-label="Your way in"
      data-no-print
      onSubmit={(event) => event.preventDefault()}
    >
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
            onChange={(door) => changeRoute({ door })}
          />
          <LengthField
            id="access-door-height"
            label="Its height"
            help={`If you leave this empty, we assume ${mm(DOOR_HEIGHT_MM)}, like most British doors.`}
            value={route.doorHeight}
            onChange={(doorHeight) => changeRoute({ doorHeight })}
          />
          <Checkbox
            label="There is a sharp corner on the way"
            checked={route.corner}
            onChange={({ target }) => changeRoute({ corner: target.checked })}
          />
        </>
      ) : (
        <p className="t-small t-second">{DOOR_HELP}</p>
      )}
    </form>
  );
}
