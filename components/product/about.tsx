import { RichText } from '@/components/content/rich-text';
import { classes } from '@/components/ui/classes';
import { PhoneFold } from '@/components/ui/phone-fold';
import css from './about.module.css';

const c = classes(css);

type Props = {
  html: string;
  model: string | null;
  /** In one column, beside much that can be chosen. */
  tall: boolean;
};

/** What the merchant says of a product; nothing where that is nothing. */
export function About({ html, model, tall }: Props) {
  if (html === '') return null;
  return (
    <section id="about" aria-labelledby="h-about" data-no-print>
      <PhoneFold title={`About ${model ? `the ${model}` : 'it'}`} titleId="h-about">
        <div className={c('text', !tall && 'columns')}>
          <RichText html={html} />
        </div>
      </PhoneFold>
    </section>
  );
}
