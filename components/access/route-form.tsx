import { useEffect, useRef } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { TextButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classes } from '@/components/ui/classes';
import toolCss from '@/components/ui/tool.module.css';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import { changeHome, home } from '@/lib/home/client';
import css from './access.module.css';
import { RouteParts } from './route-parts';

const c = classes({ ...toolCss, ...css });

type Props = {
  route: Route;
  /** Somebody just asked for it: the first field takes the focus. */
  focus: boolean;
};

/** The way from the street to the room, shortly or part by part; every change counts at once and is kept. */
export function RouteForm({ route, focus }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  const change = (part: Partial<Route>) => changeHome({ route: { ...home.read().route, ...part } });
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
            help="Measure between the frame and the open door: a 762 mm door leaves about 710 mm."
            value={route.door}
            onChange={(door) => change({ door })}
          />
          <Checkbox
            label="There is a sharp corner on the way"
            checked={route.corner}
            onChange={({ target }) => change({ corner: target.checked })}
          />
        </>
      ) : null}
      <RouteParts parts={route.parts} onChange={(parts) => change({ parts })} />
      <p className="t-small t-second">
        Kept on this device.{' '}
        <TextButton onClick={() => changeHome({ route: NO_ROUTE })}>Erase the way in</TextButton>
      </p>
    </form>
  );
}
