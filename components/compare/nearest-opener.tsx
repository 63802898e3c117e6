import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { ButtonLink } from '@/components/ui/controls/button';
import { isPlainPress } from '@/components/ui/controls/plain-press';
import { classes } from '@/components/ui/classes';
import css from './nearest.module.css';

const c = classes(css);

const NearestTable = lazyPart(async () => (await import('./nearest-table')).NearestTable);

/** Opens the comparison with similar products in place; without scripts it links to the compare page. */
export function NearestOpener({ skus, href }: { skus: readonly string[]; href: string }) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Suspense fallback={<p className={c('open')}>Comparing them.</p>}>
        <NearestTable skus={skus} href={href} />
      </Suspense>
    );
  }
  return (
    <p>
      <ButtonLink
        kind="second"
        size="small"
        href={href}
        data-reload
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Compare them
      </ButtonLink>
    </p>
  );
}
