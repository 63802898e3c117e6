import css from '@/components/orders/tracking/track.module.css';
import type { ReturnTerms } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';

/**
 * What happens after a return request, and the form required by law (experience §1 L1).
 * @param ways how the products are returned
 */
export function ReturnWords({ terms, ways }: { terms: ReturnTerms; ways: readonly string[] }) {
  return (
    <div className={css['help']}>
      <h2 className="t-h3">What happens next</h2>
      <ol className={css['steps']}>
        <li>
          We confirm the request by e-mail at once. It is your notice of cancellation; you need no other.
        </li>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
        <li>We will refund what you paid for them, the way you paid, within 14 days of having them back.</li>
      </ol>
      <p>
        You have 14 days from the delivery by law, for any reason; the rest of the {terms.days} days is ours
        on top. You may also use the <a href={href('/cancel-an-order')}>model cancellation form</a>.{' '}
        <a href={href('/returns')}>Returns in full</a>
      </p>
    </div>
  );
}
