import type { ReactNode } from 'react';

type Props = {
  /** Key of the component that takes it over. */
  name: string;
  /** Props of that component, as JSON. */
  props: object;
  /** What is shown until then. */
  children?: ReactNode;
};

/** A place in finished markup that a component takes over or fills; see `Islands`. */
export const Island = ({ name, props, children }: Props) => (
  <div data-island={name} data-props={JSON.stringify(props)}>
    {children}
  </div>
);
