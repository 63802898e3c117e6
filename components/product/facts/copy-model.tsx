'use client';

import { useState } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { announce } from '@/components/ui/feedback/live-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';

/** Button that copies the model number (experience PDP-1). */
export function CopyModel({ model }: { model: string }) {
  const early = useEarlyPress();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(model);
      setCopied(true);
      announce('Model number copied');
    } catch {
      announce('This browser does not allow copying. Select the model number instead.');
    }
  };
  return (
    <TextButton {...early} onClick={copy} data-no-print>
      {copied ? 'Copied' : 'Copy model number'}
    </TextButton>
  );
}
