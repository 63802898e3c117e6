import type { Picture, ProductCard } from '@/lib/catalogue/types';
import type { SetPlace } from '@/lib/kitchen/slots';
import type { ContentPicture, LinkItem } from './types';

/** One department in the elevation drawing. Lengths in millimetres; `bottom` is measured from the floor. */
export type ElevationItem = LinkItem & {
  drawing: string | null;
  pictures: ContentPicture[];
  left: number;
  bottom: number;
  width: number;
  height: number;
  /** The number on its dimension line. */
  dimension: number | null;
  placement: 'floor' | 'counter' | 'flue';
  phoneOrder: number;
};

/** One product of each picked category, and the link to all. */
export type GoodsSection = {
  heading: string;
  text: string;
  allLabel: string;
  allPath: string;
  picks: LinkItem[];
};

export type DeliveryStepKey = 'today' | 'checked' | 'text' | 'door';

export type HomeSection =
  | { kind: 'elevation'; headline: string; lead: string; items: ElevationItem[] }
  | { kind: 'tasks'; name: string; tasks: { title: string; text: string; path: string }[] }
  | {
      kind: 'delivery';
      heading: string;
      postcodeLabel: string;
      postcodeHint: string;
      steps: { key: DeliveryStepKey; text: string }[];
      figures: { figure: string; text: string }[];
    }
  | {
      kind: 'gap';
      heading: string;
      text: string;
      action: string;
      picture: ContentPicture | null;
      dimensions: { axis: string; millimetres: number }[];
    }
  | ({ kind: 'offers' } & GoodsSection)
  | ({ kind: 'best sellers' } & GoodsSection)
  /** Products seen before in this browser. */
  | { kind: 'recent' }
  | {
      kind: 'set';
      heading: string;
      text: string;
      action: string;
      path: string;
      slots: LinkItem[];
      /** Places of a shopper's own kitchen set. */
      places: SetPlace[];
    }
  | {
      kind: 'guides';
      heading: string;
      allLabel: string;
      guides: { figure: string; unit: string; title: string; text: string; path: string }[];
    }
  | { kind: 'makers'; heading: string; text: string };

export type HomePage = {
  title: string;
  description: string;
  /** With the ids of their entries, since two sections may be of the same kind. */
  sections: (HomeSection & { id: string })[];
};

/** A product in its slot of a kitchen set. */
export type SetPiece = { slot: string; card: ProductCard };

/** A place of a set with the picture of its category; null where that has none. */
export type PicturedPlace = SetPlace & { picture: Picture | null };

/** What a shopper's own kitchen set starts with: its places, and the set on the home page. */
export type SetStart = { places: PicturedPlace[]; pieces: SetPiece[] };
