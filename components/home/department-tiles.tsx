import { pictureAt } from '@/lib/catalogue/pictures';
import type { CategoryNode } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';
import css from './department-tiles.module.css';

/** Departments from the catalogue alone, for when the content service has no home page (HOME-5). */
export function DepartmentTiles({ categories }: { categories: CategoryNode[] }) {
  return (
    <section className="wrap">
      <h1 className={`${css['title']} t-h1`}>Home appliances</h1>
      <ul className={css['tiles']} aria-label="Departments">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={category.path}>
              {category.picture ? (
                <img src={pictureAt(category.picture, 300)} alt="" width={300} height={300} />
              ) : null}
              <span className="t-h3">{category.name}</span>
              <span className="num">{counted(category.productCount, 'product')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
