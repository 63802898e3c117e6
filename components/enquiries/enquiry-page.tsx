import type { ReactNode } from 'react';
import { RichText } from '@/components/content/rich-text';
import { Said } from '@/components/customer/said';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { Plate } from '@/components/ui/surface';
import css from './enquiry-page.module.css';
import { Reference } from './reference';

const c = classes(css);

type Props = {
  name: string;
  /** Text by the merchant. */
  html: string;
  /** Heading of the form. */
  title: string;
  form: ReactNode;
  thanks: string;
  /** Shown instead of `thanks` if the enquiry will reach staff later than usual. */
  late?: string;
  beside: ReactNode;
};

/** A page with an enquiry form; the result replaces the form. */
export function EnquiryPage({ name, html, title, form, thanks, late, beside }: Props) {
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name }]} />
      <h1 className={c('t-h1', 'title')}>{name}</h1>
      <div className={c('columns')}>
        <Plate className={c('plate')}>
          <h2 className="t-h2" id="write">
            {title}
          </h2>
          <Said
            id="sent"
            said={
              <Notice kind="ok">
                {thanks}
                <Reference />
              </Notice>
            }
          >
            {late ? (
              <Said
                id="sent-late"
                said={
                  <Notice kind="ok">
                    {late}
                    <Reference />
                  </Notice>
                }
              >
                {form}
              </Said>
            ) : (
              form
            )}
          </Said>
        </Plate>
        <div className={c('beside')}>
          {beside}
          <RichText html={html} />
        </div>
      </div>
    </div>
  );
}
