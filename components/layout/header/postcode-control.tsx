'use client';

import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { partIfThere } from '@/lib/build/part-client';
import { usePostcode } from '@/lib/home/postcode-client';
import css from './postcode-control.module.css';

const c = classes(css);
const load = async () => (await import('@/components/delivery/postcode-dialog')).PostcodeDialog;
const PostcodeDialog = lazyPart(load);

/** "Dates for LS6 3BN": the place that the dates on the page are for, with a button to change it. */
export function PostcodeControl({ className }: { className?: string }) {
  const early = useEarlyPress();
  const postcode = usePostcode();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  return (
    <div className={c('place', className)}>
      <Icon name="place" small />
      <span>
        Dates for <b>{postcode ?? 'the mainland'}</b>
      </span>
      <TextButton
        {...early}
        aria-label="Change the postcode for delivery dates"
        onPointerEnter={() => void partIfThere(load)}
        onFocus={() => void partIfThere(load)}
        aria-busy={waiting || undefined}
        onClick={() =>
          ask(() => {
            setWanted(true);
            setOpen(true);
          })
        }
      >
        Change
      </TextButton>
      {wanted ? (
        <Suspense fallback={null}>
          <PostcodeDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
