import type { ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import css from './compare-tick.module.css';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label' | 'className'> & { name: string };

/** The tick as it looks; who draws it says what a choice does. */
export const CompareFace = ({ name, ...rest }: Props) => (
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
