import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** That a `Finish` made. */
  html: string;
};

/** A place for markup that is finished. */
export const Drawn = ({ html, ...rest }: Props) => (
  <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />
);
