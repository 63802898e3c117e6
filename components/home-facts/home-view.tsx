'use client';

import { type ReactNode, useState } from 'react';
import { RouteForm } from '@/components/access/route-form';
import { RouteMore } from '@/components/access/route-more';
import { PostcodeForm } from '@/components/delivery/postcode-form';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { later } from '@/components/parts/later';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { useLocalValue } from '@/lib/device/local-value';
import { home, useKeptWords } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';
import { href } from '@/lib/routing/href';
import css from './home-facts.module.css';
import { HomeSpaces } from './home-spaces';
import { RatesForm } from './rates-form';

const c = classes(css);
const HomeAccount = later(async () => (await import('./home-account')).HomeAccount);

/**
 * Everything that a shopper can enter about their home, in one place to change and erase it (experience §6).
 * @param place says what the stored postcode means for deliveries
 */
export function HomeView({ place = null }: { place?: ReactNode }) {
  const early = useEarlyPress();
  const told = useLocalValue(home);
  const kept = useKeptWords(
    'It is kept on this device and sent only to work out an answer. We do not keep it unless you copy it to your account.',
  );
  const hydrated = useHydrated();
  const [erased, setErased] = useState(0);
  // Stored values are known only after hydration; until then the forms are inert and reserve their space.
  const own = { className: c('own'), inert: !hydrated };
  const turn = `${hydrated} ${erased}`;
  const erase = () => {
    const before = home.read();
    home.erase();
    setErased((times) => times + 1);
    document.getElementById('h-my-home')?.focus();
    const run = () => {
      home.change(() => before);
      setErased((times) => times + 1);
    };
    showToast('Everything about your home is erased.', { label: 'Undo', run });
  };
  return (
    <div className={c('page')}>
      <p className="t-lead">
        Tell us once, and every page will show the dates, the fit and the costs for your own home. {kept} Only
        what the crew needs goes with an order, and you see it first.
      </p>
      <Panel className={c('part')} role="region" aria-labelledby="h-place">
        <h2 className="t-h3" id="h-place">
          Where things are delivered
        </h2>
        <PostcodeForm id="home-postcode" />
        {place}
      </Panel>
      <Panel className={c('part')} role="region" aria-labelledby="h-rates">
        <h2 className="t-h3" id="h-rates">
          What energy and water cost you
        </h2>
        <div key={turn} {...own}>
          <RatesForm told={told} />
        </div>
      </Panel>
      <Panel className={c('part')} role="region" aria-labelledby="h-spaces">
        <h2 className="t-h3" id="h-spaces">
          The spaces you have
        </h2>
        <div key={turn} {...own}>
          <HomeSpaces spaces={told.spaces} />
        </div>
      </Panel>
      <Panel className={c('part')} role="region" aria-labelledby="h-route">
        <h2 className="t-h3" id="h-route">
          The way in
        </h2>
        <div key={turn} {...own}>
          <RouteForm route={told.route} focus={false} />
          <RouteMore route={told.route} newcomer={null} onErase={() => setErased((times) => times + 1)} />
        </div>
      </Panel>
      <Panel className={c('part')} role="region" aria-labelledby="h-machines">
        <h2 className="t-h3" id="h-machines">
          The machines you have
        </h2>
        <p>
          What you bought from us is in <a href={href('/account')}>your account</a>: how long it is
          guaranteed, its manual, and how long parts are kept. Without an account,{' '}
          <a href={href('/track-order')}>the page of your order</a> shows the same.
        </p>
        <p>
          Has one broken? <a href={href('/it-broke')}>See whether it is worth repairing</a>, whoever sold it.
        </p>
      </Panel>
      <Panel className={c('part')} role="region" aria-labelledby="h-account">
        <h2 className="t-h3" id="h-account">
          In your account
        </h2>
        <HomeAccount onBrought={() => setErased((times) => times + 1)} />
      </Panel>
      <div>
        <Button {...early} kind="second" onClick={erase}>
          Erase everything on this device
        </Button>
      </div>
    </div>
  );
}
