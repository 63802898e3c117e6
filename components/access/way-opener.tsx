import { modelOpener } from '@/components/model/model-opener';
import { classes } from '@/components/ui/classes';
import { wayScenes } from '@/components/way/way-plan';
import type { Access } from '@/lib/access/types';
import css from './access.module.css';

const c = classes(css);

const Opener = modelOpener(async () => (await import('@/components/way/way-view')).WayView);

/** Opens the 3D view of the way in; renders nothing where no part of it was measured. */
export const WayOpener = (view: { glb: string; name: string; access: Access }) =>
  wayScenes(view.access).length > 0 ? (
    <Opener view={view} className={c('turned')}>
      See it on its way in
    </Opener>
  ) : null;
