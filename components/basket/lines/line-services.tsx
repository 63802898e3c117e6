'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Choice, ChoiceGroup } from '@/components/ui/controls/choice';
import { classes } from '@/components/ui/classes';
import { announce } from '@/components/ui/feedback/live-store';
import { Fold } from '@/components/ui/fold';
import { addToBasket } from '@/lib/basket/add-client';
import type { Offered } from '@/lib/basket/offered';
import { extraValue, PLAIN_ADD } from '@/lib/basket/plain-fields';
import { extraRequest } from '@/lib/basket/rules';
import type { BasketLine } from '@/lib/basket/types';
import { fullName } from '@/lib/basket/words';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { formatTotal } from '@/lib/money/rules';
import { SERVICE_WORDS } from '@/lib/services/words';
import css from './basket-line.module.css';
import { focusLine } from './line-focus';

const c = classes(css);

const TITLES: Readonly<Record<ServiceKind, string>> = {
  connect: 'fitting',
  collect: 'removal',
  unpack: 'unpacking',
  cover: 'cover',
};

/** Returns a title such as `Add fitting or removal`. */
const titleOf = (offered: readonly Offered[]): string =>
  `Add ${offered.map(({ kind }) => TITLES[kind]).join(' or ')}`;

type Props = { line: BasketLine; offered: readonly Offered[] };

/**
 * Services that can still be added to a line, folded away and none preselected (experience §1 L2). The form works
 * without scripts, too.
 */
export function LineServices({ line, offered }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (offered.length === 0) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const extras = offered.flatMap(({ kind, extras: some }) =>
      some.filter((extra) => values.get(kind) === extraValue(extra)),
    );
    const names = extras.map(({ label }) => label).join(', ');
    if (extras.length === 0) return setProblem('Choose what you want done.');
    setBusy(true);
    setProblem(null);
    addToBasket(
      extras.map((extra) => extraRequest(extra, line.sku)),
      names,
    )
      .then(() => {
        announce(`Added: ${names}`);
        focusLine(line.id);
      })
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <Fold
      kind="words"
      className={c('work')}
      title={
        <>
          {titleOf(offered)}
          <span className="vh">: {fullName(line)}</span>
        </>
      }
    >
      <form method={PLAIN_ADD.formMethod} action={PLAIN_ADD.formAction} onSubmit={send}>
        <input type="hidden" name="sku" value={line.sku} />
        {offered.map(({ kind, extras }) => (
          <ChoiceGroup key={kind} legend={SERVICE_WORDS[kind].legend}>
            {extras.length > 1 ? <Choice name={kind} value="" label="No thanks" defaultChecked /> : null}
            {extras.map((extra) => (
              <Choice
                key={extra.id}
                type={extras.length > 1 ? 'radio' : 'checkbox'}
                name={kind}
                value={extraValue(extra)}
                label={extra.label}
                price={formatTotal(extra.price)}
                text={extra.told}
              />
            ))}
          </ChoiceGroup>
        ))}
        {problem ? (
          <p className="t-small" role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" kind="second" state={busy ? 'busy' : 'rest'}>
          <span>
            Add<span className="vh">: what is chosen for {fullName(line)}</span>
          </span>
        </Button>
      </form>
    </Fold>
  );
}
