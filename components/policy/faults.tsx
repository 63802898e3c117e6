import { Notice } from '@/components/ui/feedback/notice';
import { faultSentence } from '@/lib/policy/rules';
import type { PolicyFault } from '@/lib/policy/types';

/** The faults of an entry, field by field, below a sentence about their consequence. */
export function Faults({ says, faults }: { says: string; faults: readonly PolicyFault[] }) {
  return (
    <Notice kind="warn">
      <p>{says}</p>
      <ul>
        {faults.map(faultSentence).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
