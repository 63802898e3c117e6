'use client';

import { Suspense, useState, useTransition } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { Button } from '@/components/ui/controls/button';
import { part } from '@/lib/build/part-client';
import type { Picture, ProductModel } from '@/lib/catalogue/types';

/** Its script comes when it is first asked for. */
const load = async () => (await import('./room-ways')).RoomWays;
const RoomWays = lazyPart(load);

type Props = { model: ProductModel; picture: Picture; name: string };

/** A product stood in the shopper's own room at its true size, by the phone's camera. */
export function InYourRoom(room: Props) {
  const [open, setOpen] = useState(false);
  const [waiting, start] = useTransition();
  return (
    <div id="in-your-room">
      <Button
        kind="second"
        size="small"
        state={waiting ? 'busy' : 'rest'}
        onClick={() =>
          start(async () => {
            await part(load);
            setOpen(true);
          })
        }
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
