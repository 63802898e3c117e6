import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';
import { classes } from '@/components/ui/classes';

const c = classes(css);

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Number of items it stands for, at the right. */
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

/** A checkbox with its label. */
export const Checkbox = (props: Props) => <Row {...props} type="checkbox" />;

/** A radio button with its label. */
export const Radio = (props: Props) => <Row {...props} type="radio" />;
