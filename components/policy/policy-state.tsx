import { Notice } from '@/components/ui/feedback/notice';
import type { PolicyReading } from '@/lib/policy/types';
import { Faults } from './faults';

type Props = {
  /** Null when the content service cannot be reached. */
  published: PolicyReading | null;
  draft: PolicyReading | null;
};

/** Whether the published policy and its draft can be used, with their faults, field by field. */
export function PolicyState({ published, draft }: Props) {
  return (
    <section aria-labelledby="h-policy">
      <h2 className="t-h3" id="h-policy">
        Shop policy
      </h2>
      {published ? (
        <Reading
          reading={published}
          fine="The shop uses the published policy."
          wrong="The shop can’t use the published policy, so it uses the last one that worked:"
        />
      ) : (
        <Notice kind="warn">
          The content service is not answering. The shop uses the policy that it read last.
        </Notice>
      )}
      {draft?.ok === false ? (
        <Reading reading={draft} fine="" wrong="The draft can’t be used once it is published:" />
      ) : null}
    </section>
  );
}

function Reading({ reading, fine, wrong }: { reading: PolicyReading; fine: string; wrong: string }) {
  if (reading.ok) return <p className="t-second">{fine}</p>;
  return <Faults says={wrong} faults={reading.faults} />;
}
