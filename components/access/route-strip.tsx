import { classes } from '@/components/ui/classes';
import { partWords, passWords } from '@/lib/access/part-words';
import type { Access, PartAnswer } from '@/lib/access/types';
import css from './access.module.css';
import { PartDrawing } from './part-drawing';

const c = classes(css);

/** Whether the limit of a part is the weight to be carried, not a measurement. */
const isOfWeight = ({ part, missing }: PartAnswer): boolean =>
  part.kind === 'steps' || missing?.unit === 'kg';

/** Draws the way in as a strip of parts and marks in words the one that decides. */
export function RouteStrip({ access, name }: { access: Access; name: string }) {
  if (access.parts.length === 0) return null;
  return (
    <ol className={c('strip')} aria-label={`The way in for ${name}`}>
      {access.parts.map((answer) => (
        <li key={answer.part.name} className={answer === access.narrowest ? c('narrowest') : undefined}>
          <PartDrawing answer={answer} />
          <p className={c('caption')}>
            <b>{partWords(answer.part)}</b>
            <span>{passWords(answer)}</span>
            {answer === access.narrowest && access.parts.length > 1 ? (
              <span>{isOfWeight(answer) ? 'Deciding point' : 'The narrowest point'}</span>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
