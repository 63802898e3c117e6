import { SectionHead } from '@/components/ui/surface';
import { href } from '@/lib/routing/href';
import css from './makers.module.css';

/** Makers as text links: dozens of small logos would be hard to scan. */
export function Makers({
  heading,
  text,
  makers,
}: {
  heading: string;
  text: string;
  makers: { name: string; path: string }[];
}) {
  if (makers.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby="home-makers">
      <SectionHead id="home-makers" title={heading} beside={<a href={href('/brands')}>All makers, A to Z</a>}>
        {text}
      </SectionHead>
      <ul className={css['makers']}>
        {makers.map((maker) => (
          <li key={maker.path}>
            <a href={maker.path}>{maker.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
