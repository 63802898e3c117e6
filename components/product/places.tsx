import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import css from './places.module.css';

const c = classes(css);

type Props = {
  /** Ids of the page's parts, and what each is called. */
  places: readonly (readonly [id: string, label: string])[];
  /** What buys while the main button is out of view. */
  children: ReactNode;
};

/** The parts of a product's page, in a bar that stays at the top of the screen. */
export function Places({ places, children }: Props) {
  return (
    <div className={c('places')} data-sticky data-no-print>
      <nav aria-label="On this page">
        <ul>
          {places.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
