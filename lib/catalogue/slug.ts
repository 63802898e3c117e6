/** Maximum length of a slug. */
const LONGEST = 80;

/**
 * Returns the slug of a name or value for a URL: `"Heat pump"` → `heat-pump`, `"A+ of A+++–D"` →
 * `a-plus-of-a-3-plus-d`, `"−15 °C"` → `minus-15-c`. Different texts may have the same slug. It is never empty, and
 * never contains two dots in a row.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+{2,}/g, (signs) => ` ${signs.length} plus `)
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    .replace(/(?<![\p{L}\p{N}])[-−](?=\d)/gu, 'minus ')
    .replace(/['’]/g, '')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/[-.]+$/, '');
  return (
    slug ||
    Array.from(text, (c) => `u${c.codePointAt(0)?.toString(16) ?? '0'}`)
      .join('')
      .slice(0, LONGEST) ||
    'none'
  );
}

/** Returns a unique slug for each text, in order: the second `60-cm` becomes `60-cm-2`. */
export function uniqueSlugs(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const base = slugify(text);
    let slug = base;
    for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`;
    taken.add(slug);
    return slug;
  });
}
