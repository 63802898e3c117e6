import { useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Input } from '@/components/ui/controls/input';
import { showToast } from '@/components/ui/feedback/toast-store';
import css from './copy-link.module.css';

const c = classes(css);

/** A link to share, which a press copies, or at least selects if the browser forbids copying. */
export function CopyLink({ label, href }: { label: string; href: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(href);
      showToast('The link is copied.');
    } catch {
      showToast('The link is selected. Copy it from here.');
    }
  };
  return (
    <div className={c('link')}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} ref={field} readOnly value={href} onFocus={(event) => event.target.select()} />
      <Button kind="second" onClick={copy}>
        Copy link
      </Button>
    </div>
  );
}
