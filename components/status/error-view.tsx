import { ButtonLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import css from './status.module.css';

const c = classes(css);

type ErrorViewProps = {
  status: number;
  message: string;
  advice?: string;
  /** Names this failure in our records. */
  reference?: string | undefined;
  children?: React.ReactNode;
};

/** The layout `error`: the status code, its message and the way home (specification §2). */
export function ErrorView({ status, message, advice, reference, children }: ErrorViewProps) {
  return (
    <div className={`${c('error')} wrap`} data-layout="error">
      <p className={`${c('code')} num`}>{status}</p>
      <div className={c('words')}>
        <h1 className="t-h1">{message}</h1>
        {advice ? <p className="t-lead t-second">{advice}</p> : null}
        <p className={c('acts')}>
          <ButtonLink href="/" data-reload="">
            Go back home
          </ButtonLink>
          {children}
        </p>
        {reference ? <p className="t-small t-quiet">Reference: {reference}</p> : null}
      </div>
    </div>
  );
}
