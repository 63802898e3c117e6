import type { ReactNode } from 'react';
import { href } from '@/lib/routing/href';
import css from './status.module.css';

type ErrorViewProps = {
  status: number;
  message: string;
  advice?: string;
  /** Reference of this failure in our logs. */
  reference?: string | undefined;
  children?: ReactNode;
};

/**
 * The layout `error`: the status code, its message and a link home (specification §2). Every page contains it for the
 * worst case, so it depends on nothing but its own styles.
 */
export function ErrorView({ status, message, advice, reference, children }: ErrorViewProps) {
  return (
    <div className={`${css['error']} wrap`} data-layout="error">
      <p className={`${css['code']} num`}>{status}</p>
      <div className={css['words']}>
        <h1 className="t-h1">{message}</h1>
        {advice ? <p className="t-lead t-second">{advice}</p> : null}
        <p className={css['acts']}>
          <a href={href('/')} data-reload="">
            Go back home
          </a>
          {children}
        </p>
        {reference ? <p className="t-small t-quiet">Reference: {reference}</p> : null}
      </div>
    </div>
  );
}
