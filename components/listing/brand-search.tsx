'use client';

import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { TextField } from '@/components/ui/input';
import { announce } from '@/components/ui/live-store';
import css from './brands-page.module.css';

/** A box that narrows the list of makers below it while one types. Without script there are the letters. */
export function BrandSearch({ children }: { children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);

  const narrow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const words = target.value.trim().toLowerCase();
    let count = 0;
    for (const letter of list.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? []) {
      const makers = [...letter.querySelectorAll<HTMLElement>('[data-maker]')];
      for (const maker of makers) {
        maker.hidden = !maker.dataset['maker']?.includes(words);
        if (!maker.hidden) count++;
      }
      letter.hidden = makers.every((maker) => maker.hidden);
    }
    setFound(words ? count : null);
    announce(count === 1 ? '1 maker' : `${count} makers`);
  };

  return (
    <>
      <div className={css['search']}>
        <TextField id={id} type="search" label="Find a maker" autoComplete="off" onChange={narrow} />
        {found === 0 ? <p className="t-ui">No maker of this name. Try fewer letters.</p> : null}
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}
