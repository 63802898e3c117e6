import { PictureDims } from '@/components/card/picture-dims';
import { bodyMeasures } from '@/lib/catalogue/body-measures';
import type { Picture, Product } from '@/lib/catalogue/types';
import type { View } from './gallery';

/** Label of a picture by the end of its description: `…, from the front`. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^dimensions/i, 'Drawing'],
  [/beside a person/, 'To scale'],
  [/label/i, 'Label'],
  [/in a kitchen unit/i, 'In a unit'],
  [/\bopen$/i, 'Open'],
  [/straight on$/i, 'Straight on'],
  [/from above/i, 'From above'],
  [/from below/i, 'From below'],
  [/from the side$/i, 'Side'],
  [/close up$/i, 'Close up'],
  [/front/i, 'Front'],
];

const labelOf = ({ alt }: Picture, at: number): string =>
  LABELS.find(([words]) => words.test(alt))?.[1] ?? (at === 0 ? 'Front' : `View ${at + 1}`);

/** Returns unique labels, numbered where several pictures share one: `Front`, `Front 2`. */
function labelsOf(pictures: readonly Picture[]): string[] {
  const labels = pictures.map(labelOf);
  return labels.map((label, at) => {
    const before = labels.slice(0, at).filter((each) => each === label).length;
    return before > 0 ? `${label} ${before + 1}` : label;
  });
}

/** Returns the views of the gallery; the first has dimension lines if the picture's camera is known. */
export function productViews({
  pictures,
  anchors,
  facts,
}: Pick<Product, 'pictures' | 'anchors' | 'facts'>): View[] {
  const labels = labelsOf(pictures);
  return pictures.map((picture, at) => ({
    label: labels[at] ?? '',
    picture,
    ...(at === 0 && anchors
      ? {
          over: (
            <PictureDims anchors={anchors} measures={bodyMeasures(facts)} heightMm={facts.heightMm ?? null} />
          ),
        }
      : {}),
  }));
}
