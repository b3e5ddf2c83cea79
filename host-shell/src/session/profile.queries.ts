import { isRefusal } from '@comptoir/shared-kernel/http';
import { apiQuery } from '@comptoir/shared-kernel/query';
import { session } from '@comptoir/shared-kernel/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The signed-in person as the server knows them. */
export function useProfile() {
  return useQuery(apiQuery('getMe', {}));
}

/** Ends the session when the server does not know its person any more; a server that is away ends nothing. */
export function useSessionCheck(): void {
  const { error } = useProfile();
  useEffect(() => {
    if (isRefusal(error, 'not-signed-in', 'no-access', 'not-found')) session.signOut('ended');
  }, [error]);
}
