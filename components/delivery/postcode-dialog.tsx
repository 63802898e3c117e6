'use client';

import { Dialog } from '@/components/ui/feedback/dialog';
import { useKeptWords } from '@/lib/home/client';
import { PostcodeForm } from './postcode-form';

/** Dialog that asks for the delivery postcode; its script is loaded when it is opened. */
export function PostcodeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const kept = useKeptWords('Kept on this device, and used for every date you see.');
  return (
    <Dialog open={open} onClose={onClose} title="Where should we deliver?">
      <PostcodeForm id="dialog-postcode" help={kept} onSaved={onClose} />
    </Dialog>
  );
}
