import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { provisionalText } from '@comptoir/api-contract/provisional-statement';
import { officeTimeZone } from '@comptoir/kernel/format';
import { useClaims } from '@comptoir/kernel/session';
import { useEffect, useState } from 'react';

/** QR content of a pick-up; undefined until its hash is made, and on pages without TLS. */
export function usePickUpProof(pickUp: PickUpInput): { contentHash: string; url: string } | undefined {
  const { officeId } = useClaims();
  const [contentHash, setContentHash] = useState<string>();
  const content = pickUpContent(pickUp);
  useEffect(() => {
    let isCurrent = true;
    void sha256(content).then((hash) => isCurrent && setContentHash(hash));
    return () => {
      isCurrent = false;
    };
  }, [content]);
  if (contentHash === undefined || !officeId) return undefined;
  const text = provisionalText({ officeId, timeZone: officeTimeZone(), contentHash, pickUp });
  return { contentHash, url: `${location.origin}/verify#${text}` };
}

async function sha256(text: string): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const hash = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
