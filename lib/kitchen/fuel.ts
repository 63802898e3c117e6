import { burnsGas } from '@/lib/catalogue/gas';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { firstOf } from './pieces';
import type { Finding, Kitchen, Piece, Rule } from './types';

const SOURCE = 'Gas Safety (Installation and Use) Regulations 1998';

/** Checks the gas supply for one piece that burns gas. */
function fuelOf(piece: Piece, { fuel: supply }: Kitchen): Finding {
  const about = { rule: 'fuel' as const, source: SOURCE, skus: [piece.sku] };
  const answer = (result: Finding['result'], words: string): Finding => ({ ...about, result, words });
  if (supply === null)
    return answer('CHECK', 'It runs on gas: a Gas Safe registered engineer must connect it.');
  if (supply === 'electric')
    return answer(
      'CLASH',
      'It runs on gas, and this kitchen has none. Choose an electric one, or have gas laid on first.',
    );
  if (supply === 'mains gas') {
    return answer('OK', 'It runs on mains gas; a Gas Safe registered engineer must connect it.');
  }
  const { lpgReady } = piece.facts;
  if (lpgReady) return answer('OK', 'It can be converted to bottled gas by a Gas Safe registered engineer.');
  return lpgReady === false
    ? answer('CLASH', 'It cannot be converted to bottled gas. Choose one that can, or an electric one.')
    : answer('UNKNOWN', 'The maker does not say whether it can be converted to bottled gas.');
}

const burnsInKitchen = (piece: Piece): boolean =>
  (piece.place === 'hob' || piece.place === 'cooker') && burnsGas(piece);

/** Checks that gas appliances have a gas supply, and can be converted where it is bottled gas. */
export const fuel: Rule = (pieces, kitchen) =>
  pieces.filter(burnsInKitchen).map((piece) => fuelOf(piece, kitchen));

/** Finds pieces that do the same work. */
export const duplicates: Rule = (pieces) => {
  const cooker = firstOf(pieces, 'cooker');
  const others = pieces.filter(({ place }) => place === 'oven' || place === 'hob');
  const about = { rule: 'duplicates' as const, source: 'What each of them does' };
  if (cooker && others.length > 0) {
    return {
      ...about,
      result: 'CHECK',
      words: 'A cooker has its own oven and hob, and there is a separate one as well.',
      skus: [cooker.sku, ...others.map(({ sku }) => sku)],
    };
  }
  const hood = firstOf(pieces, 'hood');
  const venting = pieces.find(({ place, kind }) => place === 'hob' && traitsOf(kind).extracts);
  if (hood && venting) {
    return {
      ...about,
      result: 'CHECK',
      words: 'The hob has its own extraction, and there is a hood as well.',
      skus: [venting.sku, hood.sku],
    };
  }
  const twins = pieces.filter(
    (piece) => piece.place && pieces.some((other) => other.place === piece.place && other.sku !== piece.sku),
  );
  if (twins.length === 0) return null;
  const kinds = [...new Set(twins.map(({ place }) => place))].join(' and ');
  return {
    ...about,
    result: 'CHECK',
    words: `There is more than one ${kinds}.`,
    skus: twins.map(({ sku }) => sku),
  };
};
