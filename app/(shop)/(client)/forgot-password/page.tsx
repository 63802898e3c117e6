import type { Metadata } from 'next';
import css from '@/components/customer/door.module.css';
import { ForgotForm } from '@/components/customer/forgot-form';
import { Said } from '@/components/customer/said';
import { KeyDrawing } from '@/components/customer/key-drawing';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { Plate } from '@/components/ui/surface';
import { href } from '@/lib/routing/href';

const c = classes(css);

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Forgotten password', robots: { index: false } };

/** Asks for a password reset link. The answer is the same for every address. */
export default function ForgotPasswordPage() {
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name: 'Sign in', path: href('/login') }, { name: 'Forgotten password' }]} />
      <div className={c('head')}>
        <h1 className="t-h1">Forgotten your password?</h1>
      </div>
      <div className={c('beside')}>
        <Plate className={c('door')}>
          <Said
            id="sent"
            said={
              <>
                <Notice kind="ok">
                  If there is an account with this address, a link is on its way. It works once, within the
                  next hour.
                </Notice>
                <p>Nothing after five minutes? Check your junk folder, then try again.</p>
                <p>
                  <a href={href('/forgot-password')} data-reload>
                    Send another link
                  </a>
                </p>
              </>
            }
          >
            <p className={c('lead')}>We will e-mail you a link to choose a new one.</p>
            <ForgotForm />
          </Said>
        </Plate>
        <KeyDrawing measure="60 minutes" />
      </div>
    </div>
  );
}
