import type { Metadata } from 'next';
import css from '@/components/customer/door.module.css';
import { ResetForm } from '@/components/customer/reset-form';
import { Said } from '@/components/customer/said';
import { KeyDrawing } from '@/components/customer/key-drawing';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { Plate } from '@/components/ui/surface';
import { href } from '@/lib/routing/href';

const c = classes(css);

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: 'Choose a new password',
  robots: { index: false },
  referrer: 'no-referrer',
};

/** Page that an e-mailed reset link leads to; its token has been removed from the URL before this is rendered. */
export default function ResetPasswordPage() {
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name: 'Sign in', path: href('/login') }, { name: 'New password' }]} />
      <div className={c('head')}>
        <h1 className="t-h1">Choose a new password</h1>
      </div>
      <div className={c('beside')}>
        <Plate className={c('door')}>
          <Said
            id="done"
            said={
              <>
                <Notice kind="ok">Password updated successfully.</Notice>
                <p>You are signed out everywhere. Sign in here with the new password.</p>
                <ButtonLink href={href('/login')}>Sign in</ButtonLink>
              </>
            }
          >
            <p className={c('lead')}>It replaces the old one at once and signs you out on every device.</p>
            <ResetForm />
          </Said>
        </Plate>
        <KeyDrawing measure="8 to 128" />
      </div>
    </div>
  );
}
