import type { ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import css from './compare-tick.module.css';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'> & { name: string };

/** The compare checkbox, without behaviour of its own. */
export const CompareMarkup = ({ name, ...rest }: Props) => (
  <Checkbox
    {...rest}
    className={css['tick']}
    label={
      <>
        Compare<span className="vh">: {name}</span>
      </>
    }
  />
);
