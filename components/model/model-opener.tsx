import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { drawsModels } from '@/lib/catalogue/models/turn-client';
import { savesData } from '@/lib/device/saves-data';

type Props<View> = { view: View; className: string; children: string };

/**
 * Returns a button that opens a 3D view beside a drawing. It renders nothing where WebGL is missing or data is saved.
 */
export function modelOpener<View extends object>(load: () => Promise<ComponentType<View>>) {
  const Lazy = lazyPart(load);

  return function ModelOpener({ view, className, children }: Props<View>) {
    const [open, setOpen] = useState(false);
    const [waiting, ask] = useAskedPart(load);
    if (savesData() || !drawsModels()) return null;
    return (
      <div className={className} data-no-print>
        {open ? (
          <Suspense>
            <Lazy {...view} />
          </Suspense>
        ) : (
          <Button
            kind="second"
            size="small"
            state={waiting ? 'busy' : 'rest'}
            onClick={() => ask(() => setOpen(true))}
          >
            <Icon name="cube" small />
            {children}
          </Button>
        )}
      </div>
    );
  };
}
