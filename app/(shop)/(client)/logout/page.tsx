import type { Metadata } from 'next';
import css from '@/components/customer/door.module.css';
import { KeyDrawing } from '@/components/customer/key-drawing';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { href } from '@/lib/routing/href';

const c = classes(css);

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

/** Asks first: only the button signs out, so that no image and no prefetch can. */
export default function SignOutPage() {
  return (
    <div className="wrap" data-works-plain>
      <Breadcrumbs steps={[{ name: 'Sign out' }]} />
      <div className={c('head')}>
        <h1 className="t-h1">Sign out</h1>
      </div>
      <div className={c('beside')}>
        <Plate className={c('door')}>
          <p>
            Your basket, orders and wishlist stay in your account for when you next sign in. None of them is
            kept on this device.
          </p>
          <form action={href('/api/logout')} method="post">
            <Button type="submit">Sign out</Button>
          </form>
        </Plate>
        <KeyDrawing measure="0 left here" />
      </div>
    </div>
  );
}
