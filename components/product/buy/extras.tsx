'use client';

import { Choice, ChoiceGroup } from '@/components/ui/controls/choice';
import { classes } from '@/components/ui/classes';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { extraValue } from '@/lib/basket/plain-fields';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { formatTotal } from '@/lib/money/rules';
import type { Extra } from '@/lib/services/types';
import css from './extras.module.css';
import { usePurchase } from './purchase-context';
import { usePurchaseForm } from './use-purchase-form';

const c = classes(css);

const WORDS: Record<ServiceKind, { legend: string; text: string; no: string }> = {
  connect: {
    legend: 'Connect and install',
    text: 'Done by people who do it every day. What to have ready is said with each.',
    no: 'No thanks',
  },
  collect: {
    legend: 'Recycle your old one',
    text: 'A council recycling centre takes it free as well.',
    no: 'No thanks',
  },
  unpack: {
    legend: 'Packaging',
    text: 'Card and polystyrene go back to the makers.',
    no: 'No thanks, I will unpack it',
  },
  cover: {
    legend: 'Longer cover',
    text: 'Starts when the 2-year guarantee ends. You can cancel within 45 days for a full refund, and pro rata after that. You do not have to buy it today: same price for 30 days.',
    no: 'No thanks',
  },
};

/** What can be done with the product. Every question starts at "No thanks" (experience PDP-10, §1 L2). */
export function Extras({ groups }: { groups: { kind: ServiceKind; extras: Extra[] }[] }) {
  const early = useEarlyPress<HTMLDivElement>();
  const { isChosen, chosen, choose } = usePurchase();
  const form = usePurchaseForm();
  return (
    <div {...early} className={c('extras')}>
      {groups.map(({ kind, extras }) => (
        <div className={c('extra')} key={kind}>
          <ChoiceGroup legend={WORDS[kind].legend}>
            <p>{WORDS[kind].text}</p>
            <Choice
              name={kind}
              value=""
              form={form}
              label={WORDS[kind].no}
              price={formatTotal(0)}
              checked={!chosen.some((extra) => extra.kind === kind)}
              onChange={() => choose(kind, null)}
            />
            {extras.map((extra) => (
              <Choice
                key={extra.id}
                name={kind}
                value={extraValue(extra)}
                form={form}
                label={extra.label}
                price={formatTotal(extra.price)}
                text={extra.told}
                checked={isChosen(extra)}
                onChange={() => choose(kind, extra)}
              />
            ))}
          </ChoiceGroup>
        </div>
      ))}
    </div>
  );
}
