import { classes } from '@/components/ui/classes';
import css from './trap.module.css';

const c = classes(css);

/** A field that people neither see nor reach; whoever fills it in is none. */
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
