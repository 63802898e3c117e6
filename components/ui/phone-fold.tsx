import type { ReactNode } from 'react';
import { classes } from './classes';
import css from './phone-fold.module.css';

const c = classes(css);

type Props = {
  title: ReactNode;
  /** Id of the heading, which names the section around it. */
  titleId?: string;
  heading?: 'h2' | 'h3';
  look?: 't-h2' | 't-h3' | 't-ui';
  children: ReactNode;
};

/** A heading with its content: folded on a phone, always open on wider screens and in print. */
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
