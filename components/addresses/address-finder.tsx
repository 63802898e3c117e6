import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { announce } from '@/components/ui/feedback/live-store';
import type { FoundAddress } from '@/lib/addresses/found';
import { useHydrated } from '@/lib/http/hydration';
import { FoundAddresses } from './found-addresses';
import { useAddressFinder } from './use-address-finder';

type Props = {
  id: string;
  /** Returns the text of the postcode field. */
  postcode: () => string;
  onChoose: (address: FoundAddress) => void;
};

/** Button that looks up the addresses of a postcode, with the results below. */
export function AddressFinder({ id, postcode, onChoose }: Props) {
  const [busy, setBusy] = useState(false);
  const { finding, find } = useAddressFinder();
  const hydrated = useHydrated();
  const press = async () => {
    setBusy(true);
    announce(await find(postcode()));
    setBusy(false);
  };
  // The look-up needs a script.
  if (!hydrated) return null;
  return (
    <>
      <div>
        <Button
          kind="second"
          size="small"
          state={busy ? 'busy' : 'rest'}
          onClick={() => {
            press().catch(() => {});
          }}
        >
          Find the address
        </Button>
      </div>
      <FoundAddresses id={id} finding={finding} onChoose={onChoose} />
    </>
  );
}
