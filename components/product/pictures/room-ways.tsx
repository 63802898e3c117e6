'use client';

import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { ProductPicture } from '@/components/card/product-picture';
import { OwnRoom } from '@/components/model/own-room';
import { ButtonLink } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/feedback/dialog';
import { drawsRooms } from '@/lib/catalogue/models/own-room-client';
import { roomViewer } from '@/lib/catalogue/models/room-client';
import { quickLookHref, sceneViewerHref } from '@/lib/catalogue/models/room-links';
import type { Picture, ProductModel } from '@/lib/catalogue/types';
import css from './in-your-room.module.css';

type Props = { model: ProductModel; picture: Picture; name: string; onClose: () => void };

/**
 * Ways to see a product in a room on this device: its own viewer, or a QR code for a phone, and the page's own AR view.
 */
export function RoomWays({ model, picture, name, onClose }: Props) {
  const here = new URL(window.location.href);
  here.hash = 'in-your-room';
  const viewer = roomViewer(model);
  const [draws, setDraws] = useState(false);
  useEffect(() => void drawsRooms().then(setDraws), []);
  return (
    <Dialog open onClose={onClose} title="See it in your room" kind="sheet">
      <div className={css['ways']}>
        {viewer === 'none' ? (
          <>
            <p>
              Scan this with your phone’s camera. The page opens there: press “See it in your room” again,
              point the phone at the floor, and the {name} will appear in front of you at its true size.
            </p>
            <Code text={here.href} />
          </>
        ) : (
          <>
            <p>
              Point the phone at the floor where the {name} will stand. It is shown at its true size, so you
              can see what it takes up. Measure as well: a camera can be a few millimetres out.
            </p>
            {viewer === 'quick-look' && model.usdz ? (
              // Quick Look requires the link to contain a single image and nothing else.
              <a rel="ar" href={quickLookHref(model.usdz)} className={css['look']}>
                <ProductPicture picture={picture} alt={`See the ${name} in your room`} sizes="280px" eager />
              </a>
            ) : (
              <ButtonLink href={sceneViewerHref(model, name, here.href)}>Open the camera</ButtonLink>
            )}
          </>
        )}
        {draws ? <OwnRoom glb={model.glb} /> : null}
      </div>
    </Dialog>
  );
}

/** A QR code of `text` (ISO/IEC 18004), with the quiet zone of four modules that cameras need. */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={css['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for this page"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
