import { ProductPicture } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import type { Picture } from '@/lib/catalogue/types';
import css from './kind-tiles.module.css';

const c = classes(css);

/** A kind of product to choose, with its picture if the catalogue has one. */
export type KindTile = { href: string; name: string; picture: Picture | null };

/** Kinds of product as tiles, for a page that asks for one first. */
export function KindTiles({ tiles }: { tiles: readonly KindTile[] }) {
  return (
    <ul className={c('tiles')}>
      {tiles.map(({ href, name, picture }, at) => (
        <li key={href}>
          <a className={c('tile')} href={href}>
            {picture ? (
              <ProductPicture
                picture={picture}
                alt=""
                sizes="(min-width: 1024px) 15vw, (min-width: 600px) 22vw, 40vw"
                className={c('picture')}
                eager={at < 6}
              />
            ) : null}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
