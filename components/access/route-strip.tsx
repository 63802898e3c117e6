import { classes } from '@/components/ui/classes';
import { partWords } from '@/lib/access/part-words';
import type { Access, Load, PartAnswer } from '@/lib/access/types';
import css from './access.module.css';
import { PartDrawing } from './part-drawing';

const c = classes(css);

const WORDS = {
  IN: 'goes through in its box',
  UNPACK: 'goes through unpacked',
  DOORS: 'goes through with its doors off',
  CALL: 'needs a check',
  NO: 'does not go through',
} as const;

/** Not its measures decide, but what is carried. */
const isOfWeight = ({ part, missing }: PartAnswer): boolean =>
  part.kind === 'steps' || missing?.unit === 'kg';

function said({ part, verdict, leans, missing }: PartAnswer): string {
  if (missing?.unit === 'kg') return 'is too heavy for it';
  if (part.kind === 'steps' && verdict === 'IN') return 'is carried over';
  return leans ? `${WORDS[verdict]}, tilted` : WORDS[verdict];
}

/** The way as a strip of drawings, the part that decides marked in words. */
export function RouteStrip({ access, load, name }: { access: Access; load: Load; name: string }) {
  if (access.parts.length === 0) return null;
  return (
    <ol className={c('strip')} aria-label={`The way in for ${name}`}>
      {access.parts.map((answer) => (
        <li key={answer.part.name} className={answer === access.narrowest ? c('narrowest') : undefined}>
          <PartDrawing answer={answer} load={load} />
          <p className={c('caption')}>
            <b>{partWords(answer.part)}</b>
            <span>{said(answer)}</span>
            {answer === access.narrowest && access.parts.length > 1 ? (
              <span>{isOfWeight(answer) ? 'Deciding point' : 'The narrowest point'}</span>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
