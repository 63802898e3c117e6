import type { ComponentProps } from 'react';
import { classes } from '@/components/ui/classes';
import css from './card-grid.module.css';

const c = classes(css);

type Shape = Partial<Record<'rail' | 'four', boolean | undefined>> & { className?: string | undefined };

/** The classes of a grid of cards that is no list of its own; see `CardGrid`. */
export const cardGrid = ({ rail, four, className }: Shape): string =>
  c('cards', rail && 'rail', four && 'four', className);

/**
 * Two cards a row on a phone, three on a tablet, four on a desktop; `rail` where a filter rail takes a column, `four`
 * for just four of them, which stand two by two on a tablet.
 */
export function CardGrid({ rail, four, className, ...rest }: ComponentProps<'ul'> & Shape) {
  return <ul {...rest} className={cardGrid({ rail, four, className })} />;
}
