'use client';

import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { Button } from '@/components/ui/controls/button';
import type { Picture, ProductModel } from '@/lib/catalogue/types';

/** Loaded when it is first opened. */
const load = async () => (await import('./room-ways')).RoomWays;
const RoomWays = lazyPart(load);

type Props = { model: ProductModel; picture: Picture; name: string };

/** Button that shows a product in the shopper's own room at true size, through the phone's camera. */
export function InYourRoom(room: Props) {
  const [open, setOpen] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  return (
    <div id="in-your-room">
      <Button
        kind="second"
        size="small"
        state={waiting ? 'busy' : 'rest'}
        onClick={() => ask(() => setOpen(true))}
      >
        See it in your room
      </Button>
      {open ? (
        <Suspense>
          <RoomWays {...room} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
