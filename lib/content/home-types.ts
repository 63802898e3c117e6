import type { ProductCard } from '@/lib/catalogue/types';
import type { SetPlace } from '@/lib/kitchen/slots';
import type { ContentPicture, LinkItem } from './types';

/** One department in the elevation. Lengths are millimetres, `bottom` above the floor. */
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

/** One product of each of the categories picked, and the way to all. */
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
  /** What this browser has seen before. */
  | { kind: 'recent' }
  | {
      kind: 'set';
      heading: string;
      text: string;
      action: string;
      path: string;
      slots: LinkItem[];
      /** What a set of one's own may have. */
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
  /** With the ids of their entries: two may be of a kind. */
  sections: (HomeSection & { id: string })[];
};

/** A product in its place of a set. */
export type SetPiece = { slot: string; card: ProductCard };

/** What a set of one's own begins with: its places, and the set of the home page. */
export type SetStart = { places: SetPlace[]; pieces: SetPiece[] };
