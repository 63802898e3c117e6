'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TextField } from '@/components/ui/controls/input';
import { announce } from '@/components/ui/feedback/live-store';
import { counted } from '@/lib/i18n/counted';
import css from './brands-page.module.css';

/** Field that filters the list of makers below it as one types. Without scripts there are the letters. */
export function BrandSearch({ children }: { children: ReactNode }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number | null>(null);

  const narrow = (typed: string) => {
    const words = typed.trim().toLowerCase();
    const count = list.current ? showOnly(list.current, words) : 0;
    setFound(words ? count : null);
    announce(counted(count, 'maker'));
  };
  // Applies what was typed while the script was still loading.
  const catchUp = useEffectEvent(() => {
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement && box.value) narrow(box.value);
  });
  useEffect(() => catchUp(), []);

  return (
    <>
      <div className={css['search']}>
        <TextField
          id={id}
          type="search"
          label="Find a maker"
          autoComplete="off"
          onChange={(event) => narrow(event.target.value)}
        />
        {found === 0 ? <p className="t-ui">No maker by this name. Try fewer letters.</p> : null}
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

/**
 * Hides makers without the words in their name, and letters without a maker along with the links to them. Returns the
 * number of makers left.
 */
function showOnly(list: HTMLElement, words: string): number {
  let count = 0;
  for (const letter of list.querySelectorAll<HTMLElement>('[data-letter]')) {
    const makers = [...letter.querySelectorAll<HTMLElement>('[data-maker]')];
    for (const maker of makers) maker.hidden = !maker.dataset['maker']?.includes(words);
    const shown = makers.filter(({ hidden }) => !hidden).length;
    letter.hidden = shown === 0;
    const link = list.querySelector<HTMLElement>(`a[href="#${letter.getAttribute('aria-labelledby')}"]`);
    if (link) link.hidden = letter.hidden;
    count += shown;
  }
  return count;
}
