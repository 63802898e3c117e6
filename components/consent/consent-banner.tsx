import { useEffect, useRef } from 'react';
import { Button, IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/feedback/live-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { answerConsent, consent, leaveQuestion } from '@/lib/consent/client';
import { href } from '@/lib/routing/href';
import css from './consent-banner.module.css';
import { CHOICES_ID } from './cookie-choices';

const c = classes(css);

const NOW = { given: 'You said yes.', refused: 'You said no.', none: '' } as const;

/**
 * Asks once, in one line at the foot of the screen, for consent to count searches (experience §1 L12). Nothing waits
 * for the answer. It takes the focus only when the shopper asked for it, and refusing is as easy as accepting.
 */
export function ConsentBanner({ again }: { again: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = useEarlyPress();
  const accepted = useEarlyPress();
  useEffect(() => {
    if (again) heading.current?.focus();
  }, [again]);

  const goBack = () => {
    if (again) document.getElementById(CHOICES_ID)?.focus();
  };
  const answer = (statistics: boolean) => {
    answerConsent(statistics);
    announce(statistics ? 'Searches are counted from now on.' : 'Nothing is counted.');
    goBack();
  };
  const leave = () => {
    leaveQuestion();
    goBack();
  };

  return (
    <section
      className={c('banner')}
      aria-labelledby="h-consent"
      data-sticky
      data-no-print
      data-consent
      data-again={again || undefined}
    >
      <div className={c('words')}>
        <h2 id="h-consent" ref={heading} tabIndex={-1}>
          <span className={c('line')}>May we count searches</span> to improve them?
        </h2>{' '}
        <p>
          {again ? (
            NOW[consent()]
          ) : (
            <>
              <span className={c('why')}>
                We count which ones lead to a purchase, under a random number or a code for your account.
              </span>{' '}
              <span className={c('effect')}>Refusing changes nothing.</span>
            </>
          )}{' '}
          <a href={href('/cookies')}>
            Details<span className="vh"> of what is kept on your device</span>
          </a>
        </p>
      </div>
      <div className={c('answers')}>
        <Button {...refused} kind="second" size="small" onClick={() => answer(false)}>
          Refuse
        </Button>
        <Button {...accepted} kind="second" size="small" onClick={() => answer(true)}>
          Accept
        </Button>
      </div>
      {again ? (
        <IconButton label="Leave my answer as it is" onClick={leave}>
          <Icon name="close" />
        </IconButton>
      ) : null}
    </section>
  );
}
