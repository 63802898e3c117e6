import { classes } from '@/components/ui/classes';
import css from './trap.module.css';

const c = classes(css);

/** Honeypot: a field that people neither see nor reach, so that only robots fill it in. */
export function Trap() {
  return (
    <div className={c('trap')} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
