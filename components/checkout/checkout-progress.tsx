import { classes } from '@/components/ui/classes';
import { STEPS, stepPath } from '@/lib/checkout/rules';
import type { Step } from '@/lib/checkout/types';
import css from './checkout-progress.module.css';

const c = classes(css);

const NAMES: Readonly<Record<Step, string>> = { contact: 'Contact', delivery: 'Delivery', pay: 'Pay' };

type Props = { shown: Step; open: Step };

/** The three steps as a dimension line; completed steps are links. */
export function CheckoutProgress({ shown, open }: Props) {
  return (
    <ol className={c('progress')} aria-label="Steps">
      {STEPS.map((step, index) => {
        const isHere = step === shown;
        const reached = STEPS.indexOf(step) <= STEPS.indexOf(open);
        const name = `${index + 1} ${NAMES[step]}`;
        return (
          <li key={step} aria-current={isHere ? 'step' : undefined}>
            <b>{reached && !isHere ? <a href={stepPath(step)}>{name}</a> : name}</b>
            <small>{note(step, shown, open)}</small>
          </li>
        );
      })}
    </ol>
  );
}

function note(step: Step, shown: Step, open: Step): string {
  if (step === shown) return 'You are here';
  if (step === 'pay') return 'Nothing paid yet';
  return STEPS.indexOf(step) < STEPS.indexOf(open) ? 'Done' : 'To come';
}
