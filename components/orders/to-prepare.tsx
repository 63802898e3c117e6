import type { Preparations } from '@/lib/orders/types';

/** What to do before the van comes and after delivery; renders nothing if there is nothing to do. */
export function ToPrepare({ prepare, heading: Heading }: { prepare: Preparations; heading: 'h2' | 'h3' }) {
  const parts = [
    { title: 'Before we come', lines: prepare.before },
    { title: 'Once it is in', lines: prepare.after },
  ];
  return parts.map(({ title, lines }) =>
    lines.length > 0 ? (
      <section key={title} aria-label={title}>
        <Heading>{title}</Heading>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    ) : null,
  );
}
