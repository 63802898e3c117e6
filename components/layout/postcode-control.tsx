'use client';

import { useState } from 'react';
import { PostcodeForm } from '@/components/delivery/postcode-form';
import { TextButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { usePostcode } from '@/lib/delivery/client';
import css from './postcode-control.module.css';

const c = classes(css);

/** "Dates for LS6 3BN": which place the dates on the page are for, and a way to change it. */
export function PostcodeControl({ className }: { className?: string }) {
  const postcode = usePostcode();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={c('place', className)}>
      <Icon name="place" small />
      <span>
        Dates for <b>{postcode ?? 'the mainland'}</b>
      </span>
      <TextButton aria-label="Change the postcode for delivery dates" onClick={() => setOpen(true)}>
        Change
      </TextButton>
      <Dialog open={open} onClose={close} title="Where should it go?">
        <PostcodeForm
          id="header-postcode"
          help="Kept on this device, and used for every date you see."
          onSaved={close}
        />
      </Dialog>
    </div>
  );
}
