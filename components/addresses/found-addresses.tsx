import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import type { Finding } from '@/lib/addresses/find-client';
import { type FoundAddress, foundLine } from '@/lib/addresses/found';

type Props = { id: string; finding: Finding | null; onChoose: (address: FoundAddress) => void };

/** The addresses of a postcode to choose from, or a word why there are none; nothing before one was looked up. */
export function FoundAddresses({ id, finding, onChoose }: Props) {
  if (finding === null) return null;
  if ('word' in finding) return <p className="t-small t-second">{finding.word}</p>;
  const { addresses, postcode } = finding;
  return (
    <Field id={id} label={`Address at ${postcode}`} help="Not in the list? Type it below.">
      <Select
        id={id}
        // Another postcode begins with nothing chosen.
        key={postcode}
        defaultValue=""
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => {
          const chosen = addresses[Number(currentTarget.value)];
          if (chosen && currentTarget.value) onChoose(chosen);
        }}
      >
        <option value="">Choose the address</option>
        {addresses.map((address, index) => (
          <option key={foundLine(address)} value={index}>
            {foundLine(address)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
