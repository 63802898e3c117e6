import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import type { Finding } from '@/lib/addresses/find-client';
import { type FoundAddress, foundLine } from '@/lib/addresses/found';

type Props = { id: string; finding: Finding | null; onChoose: (address: FoundAddress) => void };

/** The addresses found at a postcode to choose from, or why there are none; renders nothing before a look-up. */
export function FoundAddresses({ id, finding, onChoose }: Props) {
  if (finding === null) return null;
  if ('word' in finding) return <p className="t-small t-second">{finding.word}</p>;
  const { addresses, postcode } = finding;
  return (
    <Field id={id} label={`Address at ${postcode}`} help="Not in the list? Type it below.">
      <Select
        id={id}
        // Resets the choice for another postcode.
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
