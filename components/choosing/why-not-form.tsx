import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/input';
import { classes } from '@/components/ui/classes';
import type { About } from '@/lib/choosing/about';
import { type Ask, chooseHref } from '@/lib/choosing/ask';
import { ROLES } from '@/lib/choosing/words';
import css from './choosing.module.css';

const c = classes(css);

/** Asks for another product and says why it is not one of the three. */
export function WhyNotForm({ ask, about }: { ask: Ask; about: About | null }) {
  const kept = new URLSearchParams(chooseHref({ ...ask, about: '' }).split('?')[1]);
  return (
    <section
      className={c('whyNot')}
      aria-labelledby="why-not"
      id="about"
      data-no-print={about ? undefined : ''}
    >
      <h2 className="t-h3" id="why-not">
        Why not another?
      </h2>
      {about ? (
        <p role="status">
          <Answer about={about} />
        </p>
      ) : null}
      <form action="#about" method="get" data-no-print>
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="choose-about"
          name="about"
          label="Name or model number"
          defaultValue={ask.about}
          beside={
            <Button type="submit" kind="second">
              Ask
            </Button>
          }
        />
      </form>
    </section>
  );
}

function Answer({ about }: { about: About }) {
  if (about.candidate === null) return <>We cannot find “{about.said}” among those that are in stock.</>;
  const { card } = about.candidate;
  return (
    <>
      <a href={card.path}>{card.name}</a>:{' '}
      {about.answer.kind === 'chosen'
        ? `It is one of the three: ${ROLES[about.answer.role].toLowerCase()}.`
        : about.answer.words}
    </>
  );
}
