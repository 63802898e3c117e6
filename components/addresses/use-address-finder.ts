import { useState } from 'react';
import { type Finding, findAddresses } from '@/lib/addresses/find-client';

/** The addresses of the postcode that was looked up last; `find` says what came of it in a sentence. */
export function useAddressFinder() {
  const [finding, setFinding] = useState<Finding | null>(null);
  const find = async (postcode: string): Promise<string> => {
    const found = await findAddresses(postcode);
    setFinding(found);
    return 'word' in found ? found.word : `${found.addresses.length} addresses at ${found.postcode}.`;
  };
  return { finding, find };
}
