import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { drawsModels } from '@/lib/catalogue/models/turn-client';
import { savesData } from '@/lib/device/saves-data';
import css from './kitchen.module.css';

const c = classes(css);

const load = async () => (await import('./set-view')).SetView;
const SetView = lazyPart(load);

/** The way to the set in three dimensions; none where the drawing alone can tell, or data is saved. */
export function SetViewOpener(props: ComponentProps<typeof SetView>) {
  const [open, setOpen] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  if (savesData() || !drawsModels()) return null;
  return (
    <div className={c('turned')} data-no-print>
      {open ? (
        <Suspense>
          <SetView {...props} />
        </Suspense>
      ) : (
        <Button
          kind="second"
          size="small"
          state={waiting ? 'busy' : 'rest'}
          onClick={() => ask(() => setOpen(true))}
        >
          <Icon name="cube" small />
          See the set in 3D
        </Button>
      )}
    </div>
  );
}
