import type { CheckLink } from '@comptoir/api-contract/account';
import { http } from '@comptoir/kernel/http';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InvalidLink } from './invalid-link';

/** Timeout in milliseconds after which the form is shown: the server checks the token again on submit. */
const TIMEOUT_MS = 3_000;

/** Shows the target of a mailed link, or at once that it is no longer valid. */
export function MailedLink({ purpose, token, children }: CheckLink & { children: ReactNode }) {
  const link = useQuery({
    queryKey: ['check-link', purpose, token],
    queryFn: async () => {
      const { data } = await http.call(
        'checkLink',
        { body: { purpose, token } },
        { signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
      return data;
    },
    // Setting the password uses up the link, which must not remove the form.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (link.isPending) return null;
  return link.data?.valid === false ? <InvalidLink /> : children;
}
