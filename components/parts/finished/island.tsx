import type { ReactNode } from 'react';

type Props = {
  /** Which of the page's kinds takes it over. */
  name: string;
  /** As JSON, what that is given. */
  props: object;
  /** What stands there until then. */
  children?: ReactNode;
};

/** A place in finished markup that a script takes over, or comes to; see `Islands`. */
export const Island = ({ name, props, children }: Props) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    {children}
  </div>
);
