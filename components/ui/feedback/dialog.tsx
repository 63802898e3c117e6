'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import css from './dialog.module.css';
import { Icon } from '@/components/ui/icon';

const c = classes(css);

type DialogProps = {
  open: boolean;
  /** Called on Esc, the close button, a press outside the dialog, and the platform's own close. */
  onClose: () => void;
  title: ReactNode;
  /** `box` in the centre, `sheet` at the right on a desktop and from below on a phone, `full` over the whole screen. */
  kind?: 'box' | 'sheet' | 'full';
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  foot?: ReactNode;
  className?: string;
};

/** A modal dialog on the native element: it traps the focus, starts at its heading and returns the focus. */
export function Dialog({ open, onClose, title, kind = 'box', children, foot, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      heading.current?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    // Browsers that support `closedby` close it themselves.
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return;
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={c('dialog', kind, className)}
      aria-labelledby={titleId}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className={c('inside')}>
        <div className={c('head')}>
          <h2 className="t-h3" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={c('body')}>{children}</div>
        {foot ? <div className={c('foot')}>{foot}</div> : null}
      </div>
    </dialog>
  );
}
