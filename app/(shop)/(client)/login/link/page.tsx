import type { Metadata } from 'next';
import css from '@/components/customer/door.module.css';
import { KeyDrawing } from '@/components/customer/key-drawing';
import { LinkForm } from '@/components/customer/link-form';
import { Said } from '@/components/customer/said';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { Plate } from '@/components/ui/surface';
import { href } from '@/lib/routing/href';

const c = classes(css);

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'A link to sign in', robots: { index: false } };

/** Asks for a link that signs in without a password. The answer is the same for every address. */
export default function SignInLinkPage() {
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name: 'Sign in', path: href('/login') }, { name: 'By e-mail' }]} />
      <div className={c('head')}>
        <h1 className="t-h1">Sign in by e-mail</h1>
      </div>
      <div className={c('beside')}>
        <Plate className={c('door')}>
          <Said
            id="sent"
            said={
              <>
                <Notice kind="ok">
                  If there is an account with this address, a link is on its way. It works once, within the
                  next 15 minutes.
                </Notice>
                <p>
                  Open it on this device to keep your basket. Nothing after five minutes? Check your junk
                  folder, then try again.
                </p>
                <p>
                  <a href={href('/login/link')} data-reload>
                    Send another link
                  </a>
                </p>
              </>
            }
          >
            <p className={c('lead')}>We will e-mail you a link to sign in with. You need no password.</p>
            <LinkForm />
          </Said>
        </Plate>
        <KeyDrawing measure="15 minutes" />
      </div>
    </div>
  );
}
