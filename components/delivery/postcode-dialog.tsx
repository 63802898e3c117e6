'use client';

import { Dialog } from '@/components/ui/feedback/dialog';
import { PostcodeForm } from './postcode-form';

/** Asks in a dialog where things should go; fetched when somebody means to change it. */
export function PostcodeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Where should we deliver?">
      <PostcodeForm
        id="dialog-postcode"
        help="Kept on this device, and used for every date you see."
        onSaved={onClose}
      />
    </Dialog>
  );
}
