import { PhoneFold } from '@/components/ui/phone-fold';
import type { MakerContact, ProductSafety, SafetyContact } from '@/lib/product-safety/types';

/** Null if it cannot be read. */
type Props = { safety: ProductSafety | null };

/**
 * The maker's warnings, and who is responsible for the product (Regulation (EU) 2023/988, article 19, for deliveries to
 * Northern Ireland). Renders nothing if neither is stated.
 */
export function MakerAndSafety({ safety }: Props) {
  if (!safety?.warnings && !safety?.maker) return null;
  const { warnings, maker } = safety;
  return (
    <section aria-labelledby="h-safety">
      <PhoneFold title="Maker and safety" titleId="h-safety" look="t-h3">
        {warnings ? (
          <p>
            <b>Warnings.</b> {warnings}
          </p>
        ) : null}
        {maker ? <Maker maker={maker} /> : null}
      </PhoneFold>
    </section>
  );
}

function Maker({ maker }: { maker: MakerContact }) {
  const { responsible } = maker;
  return (
    <>
      <Contact title="Made by" contact={maker} />
      {responsible ? (
        <Contact title="Responsible in Northern Ireland and the EU" contact={responsible} />
      ) : null}
    </>
  );
}

function Contact({ title, contact }: { title: string; contact: SafetyContact }) {
  const { name, address, electronic } = contact;
  const link = electronic.includes('@') ? `mailto:${electronic}` : electronic;
  const isLink = /^(mailto|https):/.test(link);
  return (
    <p className="t-small">
      <b>{title}:</b> {name}, {address}, {isLink ? <a href={link}>{electronic}</a> : electronic}
    </p>
  );
}
