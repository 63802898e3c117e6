import css from './breadcrumbs.module.css';
import { classes } from './classes';

const c = classes(css);

type Props = {
  steps: { name: string; path?: string }[];
  /** Whether a phone shows only the last step, as a link back. */
  short?: boolean;
};

/** Breadcrumbs from the home page. The last step is the page itself, or a link if the heading repeats its name. */
export function Breadcrumbs({ steps, short = false }: Props) {
  return (
    <nav aria-label="Breadcrumb" data-no-print>
      <ol className={c('crumbs', short && 'short')} data-breadcrumbs>
        <li>
          <a href="/">Home</a>
        </li>
        {steps.map((step) => (
          <li key={step.name}>
            {step.path ? <a href={step.path}>{step.name}</a> : <span aria-current="page">{step.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
