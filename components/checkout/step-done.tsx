import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { stepPath } from '@/lib/checkout/rules';
import type { Step } from '@/lib/checkout/types';
import css from './step-done.module.css';

const c = classes(css);

type Props = { step: Step; title: string; children: ReactNode };

/** What was said in a step, and the way back to it. */
export function StepDone({ step, title, children }: Props) {
  return (
    <Panel className={c('done')}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <a href={stepPath(step)}>
        Change<span className="vh">: {title}</span>
      </a>
    </Panel>
  );
}
