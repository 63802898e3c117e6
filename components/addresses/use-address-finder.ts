import { useState } from 'react';
import { type Finding, findAddresses } from '@/lib/addresses/find-client';

/** Looks up addresses by postcode and holds the last result. `find` returns a sentence that announces it. */
export function useAddressFinder() {
  const [finding, setFinding] = useState<Finding | null>(null);
  const find = async (postcode: string): Promise<string> => {
    const found = await findAddresses(postcode);
    setFinding(found);
    return 'word' in found ? found.word : `${found.addresses.length} addresses at ${found.postcode}.`;
  };
  return { finding, find };
}
