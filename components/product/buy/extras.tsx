'use client';

import { Choice, ChoiceGroup } from '@/components/ui/controls/choice';
import { classes } from '@/components/ui/classes';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { Fold } from '@/components/ui/fold';
import { extraValue } from '@/lib/basket/plain-fields';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { formatTotal } from '@/lib/money/rules';
import type { Extra } from '@/lib/services/types';
import { SERVICE_WORDS } from '@/lib/services/words';
import css from './extras.module.css';
import { usePurchase } from './purchase-context';
import { usePurchaseForm } from './use-purchase-form';

const c = classes(css);

type Group = { kind: ServiceKind; extras: Extra[] };

/**
 * Services for the product, beside its price: a checkbox each, or radio buttons starting at "No thanks" where they
 * exclude each other. None is preselected (experience PDP-10, §1 L2).
 */
export function Extras({ groups }: { groups: Group[] }) {
  const early = useEarlyPress<HTMLDivElement>();
  const { isChosen, chosen, choose } = usePurchase();
  const form = usePurchaseForm();
  const row = (kind: ServiceKind, extra: Extra, type: 'checkbox' | 'radio') => (
    <Choice
      key={extra.id}
      type={type}
      name={kind}
      value={extraValue(extra)}
      form={form}
      label={extra.label}
      price={formatTotal(extra.price)}
      checked={isChosen(extra)}
      onChange={(event) => choose(kind, event.target.checked ? extra : null)}
    />
  );
  const ticked = groups.filter(({ kind, extras }) => kind !== 'cover' && extras.length === 1);
  const several = groups.filter((group) => !ticked.includes(group));
  return (
    <div {...early} className={c('extras')}>
      {ticked.length > 0 ? (
        <ChoiceGroup legend="Do you need anything done?">
          {ticked.flatMap(({ kind, extras }) => extras.map((extra) => row(kind, extra, 'checkbox')))}
        </ChoiceGroup>
      ) : null}
      {several.map(({ kind, extras }) => (
        <ChoiceGroup key={kind} legend={SERVICE_WORDS[kind].legend}>
          <Choice
            name={kind}
            value=""
            form={form}
            label="No thanks"
            checked={!chosen.some((extra) => extra.kind === kind)}
            onChange={() => choose(kind, null)}
          />
          {extras.map((extra) => row(kind, extra, 'radio'))}
        </ChoiceGroup>
      ))}
      <Fold kind="words" title="What is done, and what to have ready">
        <dl className={c('told')}>
          {groups.map(({ kind, extras }) => (
            <div key={kind}>
              <dt>{SERVICE_WORDS[kind].legend}</dt>
              <dd>{SERVICE_WORDS[kind].text}</dd>
              {extras.map(({ id, label, told }) =>
                told ? (
                  <dd key={id}>
                    {extras.length > 1 ? <b>{label}. </b> : null}
                    {told}
                  </dd>
                ) : null,
              )}
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}
