import { TwoDays } from '@/components/delivery/two-days';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import type { TwoDeliveries } from '@/lib/basket/delivery-plan';
import type { Bind } from './bind';
import css from './delivery-form.module.css';

const c = classes(css);

type Props = { bind: Bind; two: TwoDeliveries; onChange: () => void };

/** Offers two deliveries instead of one where the stock allows it (experience BSK-4); never preselected. */
export function SplitChoice({ bind, two, onChange }: Props) {
  const { control, initial } = bind('split');
  return (
    <div className={c('split')}>
      <Checkbox
        {...control}
        value="on"
        defaultChecked={initial === 'on'}
        onChange={(event) => {
          control.onChange(event);
          onChange();
        }}
        label="Bring it in two deliveries, each on its own day"
      />
      <div className="t-small t-second">
        <TwoDays {...two} />
      </div>
    </div>
  );
}
