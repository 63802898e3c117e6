import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';
import { classes } from '@/components/ui/classes';

const c = classes(css);

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** At the right: how many things it stands for. */
  count?: number | undefined;
};

function Row({ type, label, count, className, ...rest }: Props & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={c('row', type === 'radio' ? 'radio' : 'tick', className)}>
      <input {...rest} type={type} />
      <span>{label}</span>
      {count === undefined ? null : <span className={c('count')}>{count}</span>}
    </label>
  );
}

/** A square tick with its label. */
export const Checkbox = (props: Props) => <Row {...props} type="checkbox" />;

/** The same for what excludes others of its name. */
export const Radio = (props: Props) => <Row {...props} type="radio" />;
