import { classes } from '@/components/ui/classes';
import { PrintAlone } from '@/components/ui/print-alone';
import toolCss from '@/components/ui/tool.module.css';
import { partsOf } from '@/lib/access/parts';
import { accessOf } from '@/lib/access/rules';
import type { Load } from '@/lib/access/types';
import { accessSentences } from '@/lib/access/words';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import css from './access.module.css';
import { RouteForm } from './route-form';
import { RouteStrip } from './route-strip';

const c = classes({ ...toolCss, ...css });

type Props = {
  load: Load;
  name: string;
  /** Somebody just asked for it: the first field takes the focus. */
  focus: boolean;
};

/** The way from the street to the room, and whether the appliance gets along it. */
export function AccessTool({ load, name, focus }: Props) {
  const { route } = useLocalValue(home);
  const access = accessOf(partsOf(route), load);
  const [verdict, ...why] = accessSentences(access, load);
  return (
    <div className={c('tool', 'beside')}>
      <RouteForm route={route} focus={focus} />
      <div className={c('answer')}>
        <p className={c('printed')}>{name}</p>
        <p className={c('verdict')} role="status">
          {verdict}
        </p>
        {why.length > 0 ? <p className={c('text')}>{why.join(' ')}</p> : null}
        <RouteStrip access={access} load={load} name={name} />
        <PrintAlone part="access">Print this answer</PrintAlone>
      </div>
    </div>
  );
}
