import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import toolCss from '@/components/ui/tool.module.css';
import { takesTwo } from '@/lib/access/crew';
import { loadOf } from '@/lib/access/load';
import { sizeSentence } from '@/lib/access/words';
import { gapOf } from '@/lib/catalogue/gap';
import type { Classified } from '@/lib/catalogue/types';
import { unbroken } from '@/lib/i18n/unbroken';
import css from '@/components/access/access.module.css';
import { AccessOpenerLater } from '../later';

const c = classes({ ...toolCss, ...css });

type Props = {
  product: Classified;
  name: string;
  /** URL of its 3D model; null where there is none. */
  glb: string | null;
};

/** Size for the way in, and the tool that checks it (experience §6 F2); renders nothing for small products. */
export function AccessSection({ product, name, glb }: Props) {
  const load = loadOf(product);
  const size = sizeSentence(load);
  if (!size || !takesTwo(product)) return null;
  return (
    <Panel className={c('section', 'box', 'panel')} id="access" role="region" aria-labelledby="h-access">
      <h2 className="t-h2" id="h-access">
        Will it get into your home?
      </h2>
      <p className={c('text')}>{unbroken(size)}</p>
      <AccessOpenerLater load={load} name={name} kind={gapOf(product)} glb={glb} />
    </Panel>
  );
}
