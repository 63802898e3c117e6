import { classesOf } from '@/lib/catalogue/energy';
import type { Energy, EnergyScale } from '@/lib/catalogue/types';

const SCALES: readonly { scale: EnergyScale; label: string; note: string }[] = [
  { scale: 'A–G', label: 'Scale A to G', note: 'All are rated on the scale A to G.' },
  { scale: 'A+++–D', label: 'Older scale, A+++ to D', note: 'All are rated on the older scale, A+++ to D.' },
];

/** Groups energy classes by scale, best class first. Letters of different scales are never in the same group. */
export function byScale<T extends { label: string; energy: Energy | null }>(
  options: readonly T[],
): { label: string | null; options: T[] }[] {
  const groups = SCALES.map(({ scale, label }) => {
    const place = (option: T): number => classesOf(scale).indexOf(option.energy?.class ?? '');
    const classes = options
      .filter(({ energy }) => energy?.scale === scale)
      .toSorted((a, b) => place(a) - place(b))
      .map((option) => ({ ...option, label: option.energy?.class ?? option.label }));
    return { label, options: classes };
  }).filter(({ options: classes }) => classes.length > 0);
  return groups;
}

export function energyNote(groups: readonly { label: string | null }[]): string {
  if (groups.length > 1) return 'Letters of the two scales cannot be compared.';
  return SCALES.find(({ label }) => label === groups[0]?.label)?.note ?? '';
}
