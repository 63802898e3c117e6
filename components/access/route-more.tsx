import { TextButton } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import toolCss from '@/components/ui/tool.module.css';
import { NO_ROUTE, type Route } from '@/lib/access/route';
import { changeHome, changeRoute, useKeptWords } from '@/lib/home/client';
import { type Newcomer, OldFields } from './old-fields';
import { RouteParts } from './route-parts';

const c = classes(toolCss);

type Props = {
  route: Route;
  /** The appliance to be delivered; null where no product is shown. */
  newcomer: Newcomer | null;
  onErase: () => void;
};

/** The rest of the way in: its description part by part, and the old appliance that goes out. */
export function RouteMore({ route, newcomer, onErase }: Props) {
  const kept = useKeptWords('Kept on this device.');
  const climbs = route.parts.some(({ kind }) => kind === 'stairs' || kind === 'lift');
  return (
    <form
      className={c('ask')}
      aria-label="The whole way in, and the old appliance"
      data-no-print
      onSubmit={(event) => event.preventDefault()}
    >
      <RouteParts parts={route.parts} onChange={(parts) => changeRoute({ parts })} />
      {climbs ? (
        <Checkbox
          label="It stays on the ground floor: leave out stairs and lift"
          checked={route.ground}
          onChange={({ target }) => changeRoute({ ground: target.checked })}
        />
      ) : null}
      <OldFields old={route.old} newcomer={newcomer} onChange={(old) => changeRoute({ old })} />
      <p className="t-small t-second">
        {kept}{' '}
        <TextButton
          onClick={() => {
            changeHome({ route: NO_ROUTE });
            onErase();
          }}
        >
          Erase the way in
        </TextButton>
      </p>
    </form>
  );
}
