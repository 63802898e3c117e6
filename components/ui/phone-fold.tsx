import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './phone-fold.module.css';

const c = classes(css);

type Props = {
  title: ReactNode;
  /** Of the heading, which names the part of the page around it. */
  titleId?: string;
  heading?: 'h2' | 'h3';
  look?: 't-h2' | 't-h3' | 't-ui';
  children: ReactNode;
};

/** A heading with what belongs to it: folded away behind it on a phone, open where there is room and on paper. */
export function PhoneFold({ title, titleId, heading: Heading = 'h2', look = 't-h2', children }: Props) {
  return (
    <>
      <Heading className={c('heading', look)} id={titleId}>
        {title}
      </Heading>
      <details className={c('fold')} data-phone-fold>
        <summary className={c(look)}>{title}</summary>
        <div className={c('body')}>{children}</div>
      </details>
    </>
  );
}
