import { VIEW_SCRIPT } from '@/components/listing/view-script';
import { EARLY_PRESS_SCRIPT } from '@/components/ui/controls/early-press';
import { CONSENT_SCRIPT } from '@/lib/consent/rules';
import { RECENT_SCRIPT } from '@/lib/recommendations/recent-rules';

/**
 * Scripts that have to run before first paint and the first press. One element, because the front merges adjacent ones.
 */
export function FirstScript() {
  return <script>{VIEW_SCRIPT + CONSENT_SCRIPT + RECENT_SCRIPT + EARLY_PRESS_SCRIPT}</script>;
}
