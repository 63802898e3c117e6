import { classes } from '@/components/ui/classes';
import { UNREAD_WORDS, UnreadFields } from '@/components/ui/controls/unread';
import toolCss from '@/components/ui/tool.module.css';
import { useLocalValue } from '@/lib/device/local-value';
import { changeHome, home } from '@/lib/home/client';
import { mm } from '@/lib/i18n/length';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { elevationOf } from '@/lib/kitchen/elevation';
import { pieceOf, takenBy, TEMPLATES } from '@/lib/kitchen/pieces';
import { missingWords } from '@/lib/kitchen/words';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { CompleteSet } from './complete-set';
import { ElevationDrawing } from './elevation-drawing';
import { Findings } from './findings';
import css from './kitchen.module.css';
import { KitchenForm } from './kitchen-form';
import { SetViewOpener } from './set-view-opener';

const c = classes({ ...toolCss, ...css });

/** Asks for facts about the kitchen and shows what they mean for the set. */
export function SetCheck({ lines }: { lines: readonly MultibuyLine[] }) {
  const { kitchen, spaces } = useLocalValue(home);
  const pieces = lines.map(({ card, quantity }) => pieceOf(card, quantity));
  const places = takenBy(pieces);
  const missing = missingWords(TEMPLATES, places);
  const elevation = elevationOf(pieces, kitchen);
  const findings = findingsFor(pieces, kitchen, spaces);
  const numberOf = (sku: string) => pieces.findIndex((piece) => piece.sku === sku) + 1;
  return (
    <UnreadFields>
      {(hasUnread) => (
        <div className={c('tool', 'beside')}>
          <div className={c('drawn')}>
            <ElevationDrawing elevation={elevation} numberOf={numberOf} />
            <ol className={c('key')}>
              {pieces.map(({ sku, name, facts: { widthMm: width, heightMm: height } }) => (
                <li key={sku}>
                  {[name, width && height && `${mm(width)} wide, ${mm(height)} high`]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
            </ol>
            {elevation.placed.some(({ piece }) => piece) ? (
              <SetViewOpener
                ids={lines.map(({ card }) => card.id)}
                elevation={elevation}
                findings={findings}
              />
            ) : null}
          </div>
          <KitchenForm
            kitchen={kitchen}
            onChange={(part) => changeHome({ kitchen: { ...home.read().kitchen, ...part } })}
          />
          <div className={c('answer')}>
            {hasUnread ? (
              <p role="status">{UNREAD_WORDS}</p>
            ) : (
              <Findings findings={findings} pieces={pieces} />
            )}
            {missing.map((words) => (
              <p className="t-small t-second" key={words}>
                {words}
              </p>
            ))}
            <CompleteSet pieces={pieces} />
          </div>
        </div>
      )}
    </UnreadFields>
  );
}
