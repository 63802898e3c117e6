'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { ProductPicture } from '@/components/card/product-picture';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import type { Picture, ProductModel } from '@/lib/catalogue/types';
import css from './gallery.module.css';
import { InYourRoom } from './in-your-room';
import ways from './model-ways.module.css';
import { TurnIt } from './turn-it';
import { Thumbs } from './thumbs';

const c = classes(css);

/** Loaded when a picture is first pressed. */
const load = async () => (await import('./full-picture')).FullPicture;
const FullPicture = lazyPart(load);
const loadTurned = async () => (await import('./turned')).Turned;
const Turned = lazyPart(loadTurned);

/** Width of the stage. */
const STAGE =
  '(min-width: 1440px) 622px, (min-width: 1024px) 43vw, (min-width: 600px) 61vw, calc(100vw - 74px)';

/** A view of the product: a picture, or a drawing; `over` is drawn above the picture. */
export type View = { label: string; picture?: Picture; drawing?: ReactNode; over?: ReactNode };

/** One large view with the others as thumbnails below it (experience PDP-2). */
export function Gallery({ views, name, model }: { views: View[]; name: string; model: ProductModel | null }) {
  const early = useEarlyPress<HTMLElement>();
  const [at, setAt] = useState(0);
  const [full, setFull] = useState(false);
  const [turned, setTurned] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  const view = views[at] ?? views[0];
  if (!view) return null;
  return (
    <section {...early} aria-label={`Pictures of the ${name}`}>
      <div className={c('main', turned && 'wide')}>
        {model && turned ? (
          <Suspense>
            <Turned model={model} name={name} picture={views[0]?.picture} />
          </Suspense>
        ) : (
          <div className={c('stage')}>
            {view.picture ? (
              <ProductPicture key={at} picture={view.picture} sizes={STAGE} first={at === 0} />
            ) : (
              view.drawing
            )}
            {view.over}
            <button
              type="button"
              className={c('enlarge')}
              aria-busy={waiting || undefined}
              onClick={() => ask(() => setFull(true))}
            >
              <span className="vh">See it full screen: {view.picture?.alt ?? view.label}</span>
              <span className={c('sign')} aria-hidden="true">
                <Icon name="plus" />
              </span>
            </button>
          </div>
        )}
      </div>
      {views.length > 1 ? (
        <Thumbs
          views={views}
          at={turned ? null : at}
          onChoose={(chosen) => {
            setAt(chosen);
            setTurned(false);
          }}
        />
      ) : null}
      {model && view.picture ? (
        <div className={ways['ways']} data-no-print>
          <TurnIt load={loadTurned} turned={turned} onTurn={() => setTurned(!turned)} />
          <InYourRoom model={model} picture={view.picture} name={name} />
        </div>
      ) : null}
      {full ? (
        <Suspense>
          <FullPicture views={views} at={at} onTurn={setAt} onClose={() => setFull(false)} name={name} />
        </Suspense>
      ) : null}
    </section>
  );
}
