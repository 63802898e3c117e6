import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import toolCss from '@/components/ui/tool.module.css';
import { counted } from '@/lib/i18n/counted';
import type { Finding, Piece } from '@/lib/kitchen/types';
import { adviceFor, resultWords } from '@/lib/kitchen/words';
import css from './kitchen.module.css';

const c = classes({ ...toolCss, ...css });

const ICONS = { OK: 'tick', CHECK: 'info', CLASH: 'warning', UNKNOWN: 'info' } as const;

/**
 * Returns a short name such as `Tarnside TW-914 washing machine`. A model number alone would not tell a hood from a
 * fridge; the full name is in the list above.
 */
function calledShortly({ name, place, facts: { model } }: Piece): string {
  const at = model ? name.indexOf(model) : -1;
  if (!model || at < 0) return name;
  return [name.slice(0, at + model.length), place].filter(Boolean).join(' ');
}

/** Findings on what goes together and what does not, worst first. A clash does not prevent the purchase. */
export function Findings({ findings, pieces }: { findings: readonly Finding[]; pieces: readonly Piece[] }) {
  const clashes = findings.filter(({ result }) => result === 'CLASH').length;
  const nameOf = (sku: string) => {
    const piece = pieces.find((each) => each.sku === sku);
    return piece ? calledShortly(piece) : sku;
  };
  if (findings.length === 0) {
    return <p role="status">These do not depend on each other, so there is nothing to check.</p>;
  }
  return (
    <>
      <p className={c('verdict')} role="status">
        {clashes === 0
          ? 'Everything in this set goes together.'
          : `${counted(clashes, 'thing')} in this set will not go together.`}
      </p>
      <ul className={c('findings')} aria-label="What goes together and what does not">
        {findings.map((finding) => (
          <li
            key={`${finding.rule} ${finding.skus.join()}`}
            className={c(finding.result === 'CLASH' && 'clash')}
          >
            <Icon name={ICONS[finding.result]} small />
            <div>
              <b>{resultWords(finding)}.</b> {finding.words} {adviceFor(finding)}
              <small>
                {finding.skus.map(nameOf).join(', ')}. Source: {finding.source}.
              </small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
