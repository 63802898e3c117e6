import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './jump-bar.module.css';

const c = classes(css);

type Props = {
  /** Accessible name of the links. */
  label: string;
  /** Ids and labels of the page's sections. */
  jumps: readonly (readonly [id: string, label: string])[];
  /** Shown to the right of the links. */
  children?: ReactNode;
};

/** Links to the sections of a long page, in a bar that sticks to the top of the screen. */
export function JumpBar({ label, jumps, children }: Props) {
  return (
    <div className={c('bar')} data-sticky data-no-print>
      <nav aria-label={label}>
        <ul>
          {jumps.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
