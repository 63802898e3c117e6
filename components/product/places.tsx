import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { OpenTargetLater } from './later';
import css from './places.module.css';

const c = classes(css);

type Props = {
  /** Ids of the page's parts, what each is called, and whether it is there if not always. */
  places: readonly (readonly [id: string, label: string, isThere?: boolean])[];
  /** What buys while the main button is out of view. */
  children: ReactNode;
};

/** The parts of a product's page, in a bar that stays at the top of the screen. */
export function Places({ places, children }: Props) {
  return (
    <div className={c('places')} data-sticky data-no-print>
      <nav aria-label="On this page">
        <ul>
          {places.map(([id, label, isThere = true]) =>
            isThere ? (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      <OpenTargetLater />
      {children}
    </div>
  );
}
