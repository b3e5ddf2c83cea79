import { serverNow } from '@comptoir/kernel/format';
import { http, isRefusal } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { hasLapsed, session } from '@comptoir/kernel/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenPageIdle } from '../when-idle';
import { writeCohort } from './write-cohort';

export function useProfile() {
  return useQuery({
    ...apiQuery('getMe', {}),
    // Lower priority than the first rows.
    queryFn: async ({ signal }) => (await http.call('getMe', {}, { signal, priority: 'low' })).data,
  });
}

/** Ends the session of a deleted account; a server that is away ends nothing. */
export function useSessionCheck(): void {
  const { data, error } = useProfile();
  useEffect(() => {
    const current = session.get();
    const isDue = current.status === 'signed-in' && hasLapsed(current.claims, serverNow());
    if (!isDue && isRefusal(error, 'not-signed-in', 'no-access', 'not-found')) session.signOut('ended');
  }, [error]);
  useEffect(() => {
    if (!data) return undefined;
    const callOff = whenPageIdle(() => {
      import(/* webpackChunkName: "decisions" */ './store-cohort').then(
        ({ storeCohort }) => storeCohort(data),
        () => undefined,
      );
    });
    return () => {
      callOff();
      // A sign-out also removes the cohort of earlier pages.
      if (session.get().status !== 'signed-in') writeCohort('');
    };
  }, [data]);
}
