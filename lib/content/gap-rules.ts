const SIDES = ['depth', 'height', 'width'] as const;

/** A figure under this is read as centimetres (experience §6 F1). */
const CENTIMETRES_UNDER = 200;
const LARGEST_MM = 4000;

/** `"620"`, `"62"`, `"62 cm"`, `"620mm"` → 620; null for what is no length. @param most millimetres */
export function readLength(text: string, most = LARGEST_MM): number | null {
  const found = /^(\d{1,4}(?:[.,]\d)?)\s*(mm|cm)?$/i.exec(text.trim());
  if (!found) return null;
  const figure = Number((found[1] ?? '').replace(',', '.'));
  const unit = found[2]?.toLowerCase() ?? (figure < CENTIMETRES_UNDER ? 'cm' : 'mm');
  const mm = Math.floor(unit === 'cm' ? figure * 10 : figure);
  return mm > 0 && mm <= most ? mm : null;
}

/** The sides of a gap that were given and can be read. */
export function readGap(params: URLSearchParams): { side: (typeof SIDES)[number]; mm: number }[] {
  return SIDES.flatMap((side) => {
    const mm = readLength(params.get(side) ?? '');
    return mm === null ? [] : [{ side, mm }];
  });
}
