import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { FrameField } from '@/components/ui/controls/frame-field';
import { CARD_WORDS } from '@/lib/checkout/payment/card-fields/rules';
import type { CardFaults, CardField } from '@/lib/checkout/payment/card-fields/types';
import css from './pay-form.module.css';
import type { CardFrames } from './use-card-frames';

const c = classes(css);

type Props = {
  idOf: (field: CardField) => string;
  faults: CardFaults;
  frames: CardFrames;
};

/** The card fields, which are iframes of the payments host, so that this page cannot read them. */
export function CardFields({ idOf, faults, frames }: Props) {
  const field = (name: CardField) => {
    const { label, help } = CARD_WORDS[name];
    return (
      <FrameField
        key={`${name} ${frames.turn}`}
        id={idOf(name)}
        label={label}
        help={help}
        error={faults[name]}
        src={frames.src}
        focused={frames.focused === name}
        numeric={name !== 'cardName'}
        onLoad={(frame) => frames.attach(name, frame, [label, help].filter(Boolean).join('. '))}
      />
    );
  };
  return (
    <div className={c('card')}>
      {field('cardNumber')}
      <div className={c('two')}>
        {field('cardExpiry')}
        {field('cardCode')}
      </div>
      <Fold
        title="The card is in a different name"
        kind="words"
        className={c('name')}
        onToggle={(event) => frames.askName(event.currentTarget.open)}
      >
        {frames.fields.includes('cardName') ? field('cardName') : null}
      </Fold>
    </div>
  );
}
