import type { CheckLink } from '@comptoir/api-contract/account';
import { http } from '@comptoir/kernel/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InvalidLink } from './invalid-link';

/** Without an answer by then the form is shown: the server looks at the token again when it is sent. Milliseconds. */
const PATIENCE_MS = 3_000;

/** What a mailed link is for, or at once that it cannot be used any more. */
export function MailedLink({ purpose, token, children }: CheckLink & { children: ReactNode }) {
  const link = useQuery({
    queryKey: ['check-link', purpose, token],
    queryFn: async () => {
      const { data } = await http.call(
        'checkLink',
        { body: { purpose, token } },
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      );
      return data;
    },
    // Setting the password uses the link up, which is no reason to take the form away.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (link.isPending) return null;
  return link.data?.valid === false ? <InvalidLink /> : children;
}
