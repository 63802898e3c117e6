import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { PrintAlone } from '@/components/ui/print-alone';
import { UNREAD_WORDS, UnreadFields } from '@/components/ui/controls/unread';
import toolCss from '@/components/ui/tool.module.css';
import { oldLoad } from '@/lib/access/old';
import { partsOf } from '@/lib/access/parts';
import { accessOf } from '@/lib/access/rules';
import type { Load } from '@/lib/access/types';
import { accessSentences, oldSentences } from '@/lib/access/words';
import { useLocalValue } from '@/lib/device/local-value';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { home } from '@/lib/home/client';
import css from './access.module.css';
import { RouteForm } from './route-form';
import { RouteMore } from './route-more';
import { RouteStrip } from './route-strip';
import { WayOpener } from './way-opener';

const c = classes({ ...toolCss, ...css });

type Props = {
  load: Load;
  name: string;
  /** Kind of gap that it and the old appliance stand in; null where homes are not asked for one. */
  kind: GapKind | null;
  /** URL of its 3D model; null where there is none. */
  glb: string | null;
  /** Whether it was opened by a press just now, so that the first field takes the focus. */
  focus: boolean;
};

/** Asks for the way from the street to the room and says whether the appliance gets through. */
export function AccessTool({ load, name, kind, glb, focus }: Props) {
  const { route } = useLocalValue(home);
  const [erased, setErased] = useState(0);
  const way = partsOf(route);
  const access = accessOf(way, load);
  const [verdict, ...why] = accessSentences(access, load);
  const old = kind && oldLoad(load, route.old[kind] ?? null);
  const out = old ? oldSentences(accessOf(way, old)) : [];
  const newcomer = kind && load.bare ? { kind, width: load.bare.width } : null;
  return (
    <UnreadFields>
      {(hasUnread) => (
        <div className={c('tool', 'beside')}>
          <RouteForm key={`door ${erased}`} route={route} focus={focus || erased > 0} />
          {hasUnread ? (
            <p className={c('answer', 'said', 'text')} role="status">
              {UNREAD_WORDS}
            </p>
          ) : (
            <div className={c('answer', 'said')}>
              <p className={c('printed')}>{name}</p>
              <p className={c('verdict')} role="status">
                {verdict}
              </p>
              {why.length > 0 ? <p className={c('text')}>{why.join(' ')}</p> : null}
              <p className={c('text', 'old')} aria-live="polite">
                {out.join(' ')}
              </p>
              <RouteStrip access={access} name={name} />
              {glb ? <WayOpener glb={glb} name={name} access={access} /> : null}
              {access.narrowest ? <PrintAlone part="access">Print this answer</PrintAlone> : null}
            </div>
          )}
          <RouteMore
            key={`more ${erased}`}
            route={route}
            newcomer={newcomer}
            onErase={() => setErased(erased + 1)}
          />
        </div>
      )}
    </UnreadFields>
  );
}
