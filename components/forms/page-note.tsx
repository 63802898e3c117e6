import { Notice } from '@/components/ui/feedback/notice';
import type { FormNote } from '@/lib/forms/types';
import css from './page-note.module.css';

/** Says what the last form did and offers to undo it, or says why it was refused. */
export function PageNote({ note }: { note: FormNote | null }) {
  if (!note || note.kind === 'typed') return null;
  if (note.kind === 'refused') {
    return (
      <Notice kind="error" role="alert">
        {note.message}
      </Notice>
    );
  }
  const { text, undo } = note;
  return (
    <Notice kind="ok" role="status">
      <div className={css['note']}>
        <span>{text}</span>
        {undo ? (
          <form method="post" action={undo.action}>
            {Object.entries(undo.values).map(([name, value]) => (
              <input type="hidden" name={name} value={value} key={name} />
            ))}
            <button type="submit" className={css['undo']}>
              {undo.label}
            </button>
          </form>
        ) : null}
      </div>
    </Notice>
  );
}
