'use client';

import { useEffect, useId, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './form.module.css';

const c = classes(css);

/** A fault of a field, by the id of its control; without an id it concerns the whole form. */
export type Fault = { id?: string; message: string };

/**
 * Lists all faults of a form above it, takes the focus and links to the fields (experience CHK-3). Its key must change
 * with every attempt, so that the same faults are read out again.
 */
export function ErrorSummary({ faults }: { faults: readonly Fault[] }) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    box.current?.focus();
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, []);
  return (
    <div className={c('summary')} ref={box} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <Icon name="warning" />
      <h2 id={heading}>There is a problem</h2>
      <ul>
        {faults.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: React.MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
