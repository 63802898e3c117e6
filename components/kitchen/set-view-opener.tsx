import type { ComponentProps } from 'react';
import { modelOpener } from '@/components/model/model-opener';
import { classes } from '@/components/ui/classes';
import css from './kitchen.module.css';

const c = classes(css);

const Opener = modelOpener(async () => (await import('./set-view')).SetView);

/** Button that opens the 3D view of the set. */
export const SetViewOpener = (view: ComponentProps<typeof Opener>['view']) => (
  <Opener view={view} className={c('turned')}>
    See the set in 3D
  </Opener>
);
