import type { Metadata } from 'next';
import { AccountUses } from '@/components/customer/account-uses';
import css from '@/components/customer/door.module.css';
import { RegisterForm } from '@/components/customer/register-form';
import { SignInForm } from '@/components/customer/sign-in-form';
import { ScriptNeeded } from '@/components/forms/script-needed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { Panel, Plate } from '@/components/ui/surface';
import { getSettings } from '@/lib/content/queries';
import { getReach } from '@/lib/content/reach-queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getPolicy } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';

const c = classes(css);

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

/**
 * Signs in or creates an account. Both forms work before any script has loaded, unless the store has reCAPTCHA on,
 * which guards the second.
 */
export default async function SignInPage() {
  const [reach, settings, { returns }] = await Promise.all([getReach(), orNull(getSettings), getPolicy()]);
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name: 'Sign in' }]} />
      <div className={c('head')}>
        <h1 className="t-h1">Sign in</h1>
      </div>
      <div className={c('doors')}>
        <Plate className={c('door', 'known')}>
          <h2 className="t-h2">I have an account</h2>
          <p>Your basket stays as it is.</p>
          <SignInForm />
        </Plate>
        <Panel className={c('door', 'new')}>
          <h2 className="t-h2" id="new">
            I am a new customer
          </h2>
          <p>Your orders, guarantees and lists in one place.</p>
          {reach ? <ScriptNeeded reach={reach} /> : null}
          <RegisterForm />
          <p className={c('legal')}>
            We will not send you a newsletter. What we keep, and for how long, is in{' '}
            <a href={href('/privacy')}>Privacy</a>; you can download or delete all of it yourself.
          </p>
        </Panel>
        <AccountUses guaranteeYears={settings?.guaranteeYears ?? 0} returnDays={returns.days} />
      </div>
    </div>
  );
}
