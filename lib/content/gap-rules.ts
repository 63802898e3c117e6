import { readFigure } from '@/lib/i18n/figure';

const SIDES = ['depth', 'height', 'width'] as const;

/** The unit of a small number that is typed without one. */
export type BareUnit = 'cm' | 'mm';

/** Numbers below this are read as `BareUnit`, others as millimetres (experience §6 F1). */
const SMALL_UNDER = 200;
export const LARGEST_MM = 4000;

const INCHES = /^(in|inch|inches|["″”])$/i;

/** Millimetres per unit, by how the unit is written. */
const UNITS: readonly (readonly [written: RegExp, mm: number])[] = [
  [/^mm$/i, 1],
  [/^cm$/i, 10],
  [/^m$/i, 1000],
  [INCHES, 25.4],
];

/** Reads `23 5/8"` or `5/8 in`. */
function readFraction(text: string): { figure: number; written: string } | null {
  const [, whole = '0', over, under, written] =
    /^(?:(\d{1,3})[\s-]+)?(\d{1,2})\/(\d{1,2})\s*(\D+)$/.exec(text) ?? [];
  if (!over || !Number(under) || !written || !INCHES.test(written)) return null;
  return { figure: Number(whole) + Number(over) / Number(under), written };
}

/** Two decimals without a unit are metres: `1.85`. Nobody measures to a tenth of a millimetre. */
const METRES = /^\d[.,]\d\d$/;

function readDecimal(text: string): { figure: number; written: string } | null {
  const [, digits, written = ''] =
    /^(\d{1,2}[,\s]\d{3}|\d{1,4}(?:[.,]\d{1,2})?|\d\.\d{3}(?=\s*m$))\s*(\D*)$/i.exec(text) ?? [];
  return digits === undefined
    ? null
    : { figure: readFigure(digits), written: written || (METRES.test(digits) ? 'm' : '') };
}

/**
 * Reads a length in millimetres: `620`, `62`, `62 cm`, `620mm` → 620, `1,850 mm`, `1.85 m`, `1.85` → 1850, `24 inches`
 * → 609, `23 5/8"` → 600; null for what is no length.
 * @param most largest accepted length in millimetres
 */
export function readLength(text: string, most = LARGEST_MM, bare: BareUnit = 'cm'): number | null {
  const read = readFraction(text.trim()) ?? readDecimal(text.trim());
  if (!read) return null;
  const { figure, written } = read;
  const unit = written || (figure < SMALL_UNDER ? bare : 'mm');
  const [, scale] = UNITS.find(([words]) => words.test(unit)) ?? [];
  // Rounded to hundredths before rounding down, to remove floating-point error.
  const mm = scale === undefined ? 0 : Math.floor(Number((figure * scale).toFixed(2)));
  return mm > 0 && mm <= most ? mm : null;
}

type Side = (typeof SIDES)[number];

/** Returns the sides of a gap that were given and could be read. */
export function readGap(
  params: URLSearchParams,
  bareOf: (side: Side) => BareUnit = () => 'cm',
): { side: Side; mm: number }[] {
  return SIDES.flatMap((side) => {
    const mm = readLength(params.get(side) ?? '', LARGEST_MM, bareOf(side));
    return mm === null ? [] : [{ side, mm }];
  });
}
