import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './jump-bar.module.css';

const c = classes(css);

type Props = {
  /** What the links are, for those who do not see them. */
  label: string;
  /** Ids of the page's parts, and what each is called. */
  jumps: readonly (readonly [id: string, label: string])[];
  /** What stands at their right. */
  children?: ReactNode;
};

/** The parts of a long page, in a bar that stays at the top of the screen. */
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
