import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import css from './card-grid.module.css';

const c = classes(css);

type Shape = Partial<Record<'rail' | 'four', boolean | undefined>> & { className?: string | undefined };

/** Returns the class names of a card grid for an element other than `CardGrid`. */
export const cardGrid = ({ rail, four, className }: Shape): string =>
  c('cards', rail && 'rail', four && 'four', className);

/**
 * A grid of cards: two per row on a phone, three on a tablet, four on a desktop. `rail` leaves room for a column of
 * filters; `four` is for exactly four cards, which stand two by two on a tablet.
 */
export function CardGrid({ rail, four, className, ...rest }: ComponentProps<'ul'> & Shape) {
  return <ul {...rest} className={cardGrid({ rail, four, className })} />;
}
