'use client';

import { useEffect, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Button } from '@/components/ui/controls/button';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { part } from '@/lib/build/part-client';
import type { Hearable } from '@/lib/compare/sound';
import css from './hear.module.css';

const c = classes(css);

/** Plays one sound at the noise level of each product, so that figures in dB can be heard; silent until pressed. */
export function Hear({ kind, levels }: Hearable) {
  const early = useEarlyPress<HTMLUListElement>();
  const [playing, setPlaying] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const loudest = Math.max(...levels.map(({ decibels }) => decibels));
  const stop = () => {
    stopper.current?.abort();
    setPlaying(null);
  };
  const play = async (decibels: number) => {
    stop();
    const { signal } = (stopper.current = new AbortController());
    setPlaying(decibels);
    setRefused(false);
    try {
      const { playLevel } = await part(() => import('./player'));
      await playLevel(kind, decibels, loudest, signal);
    } catch {
      if (!signal.aborted) setRefused(true);
    }
    if (!signal.aborted) setPlaying(null);
  };

  return (
    <section className={c('hear')} aria-labelledby="h-hear" data-no-print>
      <h2 className="t-h3" id="h-hear">
        Hear the difference
      </h2>
      <p>
        Five seconds of one made-up sound, at the level of each appliance. Set your volume for the loudest,
        and the difference between them is true to life.
      </p>
      <ul className={c('levels')} {...early}>
        {levels.map(({ decibels, names }) => (
          <li key={decibels}>
            <Button
              kind="second"
              size="small"
              aria-label={`${playing === decibels ? 'Stop' : 'Play'} ${decibels} dB: ${names.join(', ')}`}
              onClick={() => (playing === decibels ? stop() : void play(decibels))}
            >
              {playing === decibels ? 'Stop' : 'Play'} {decibels} dB
            </Button>
            <span>{names.join(', ')}</span>
          </li>
        ))}
      </ul>
      <p role="status">
        {isRefused ? 'This browser can’t play the sound. The figures are in the table.' : ''}
      </p>
    </section>
  );
}
