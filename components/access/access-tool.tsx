import { useEffect, useRef } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { TextButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classes } from '@/components/ui/classes';
import { partsOf } from '@/lib/access/parts';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { Load } from '@/lib/access/types';
import { accessSentences } from '@/lib/access/words';
import { useLocalValue } from '@/lib/device/local-value';
import { changeHome, home } from '@/lib/home/client';
import css from './access.module.css';
import { RouteParts } from './route-parts';
import { RouteStrip } from './route-strip';

const c = classes(css);

type Props = {
  load: Load;
  name: string;
  /** Somebody just asked for it: the first field takes the focus. */
  focus: boolean;
};

/** The way from the street to the room, and whether the appliance gets along it. */
export function AccessTool({ load, name, focus }: Props) {
  const { route } = useLocalValue(home);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  const change = (part: Partial<Route>) => changeHome({ route: { ...home.read().route, ...part } });
  const access = accessOf(partsOf(route), load);
  const [verdict, ...why] = accessSentences(access, load);
  const short = route.parts.length === 0;
  return (
    <div className={c('tool')}>
      <form
        ref={form}
        className={c('ask')}
        aria-label="Your way in"
        onSubmit={(event) => event.preventDefault()}
      >
        {short ? (
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
          Kept on this device only.{' '}
          <TextButton onClick={() => changeHome({ route: NO_ROUTE })}>Erase the way in</TextButton>
        </p>
      </form>
      <div className={c('answer')}>
        <p className={c('verdict')} role="status">
          {verdict}
        </p>
        {why.length > 0 ? <p className={c('text')}>{why.join(' ')}</p> : null}
        <RouteStrip access={access} load={load} name={name} />
      </div>
    </div>
  );
}
