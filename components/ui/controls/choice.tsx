import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';

const c = classes(css);

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Formatted price, at the right: `£30.00`. */
  price?: string;
  text?: ReactNode;
  /** `checkbox` for options that do not exclude each other. */
  type?: 'radio' | 'checkbox';
};

/** One row of a choice; adjacent rows share edges. */
export function Choice({ label, price, text, type = 'radio', className, ...rest }: ChoiceProps) {
  return (
    <label className={c('choice', type === 'radio' ? 'radio' : 'tick', className)}>
      <input {...rest} type={type} />
      <span className={c('choiceName')}>{label}</span>
      {price ? <span className={c('choicePrice')}>{price}</span> : null}
      {text ? <span className={c('choiceText')}>{text}</span> : null}
    </label>
  );
}

/** The rows of one question, with the question as legend. */
export function ChoiceGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={c('group')}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type FaultProps = { id: string; error: string | undefined; children: ReactNode };

/** A choice with its error above it, in an element with the id `${id}-error`. */
export function ChoiceFault({ id, error, children }: FaultProps) {
  return (
    <div className={c(error && 'wrong')}>
      {error ? (
        <p className={c('error')} id={`${id}-error`}>
          <Icon name="warning" small />
          {error}
        </p>
      ) : null}
      {children}
    </div>
  );
}
