import { http, isRefusal } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { session } from '@comptoir/kernel/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenQuiet } from '../quiet';
import { writeCohort } from './write-cohort';

/** The signed-in person as the server knows them. */
export function useProfile() {
  return useQuery({
    ...apiQuery('getMe', {}),
    // The first rows of a page do not wait for it.
    queryFn: async ({ signal }) => (await http.call('getMe', {}, { signal, priority: 'low' })).data,
  });
}

/** Ends the session when the server does not know its person any more; a server that is away ends nothing. */
export function useSessionCheck(): void {
  const { data, error } = useProfile();
  useEffect(() => {
    if (isRefusal(error, 'not-signed-in', 'no-access', 'not-found')) session.signOut('ended');
  }, [error]);
  useEffect(() => {
    if (!data) return undefined;
    const callOff = whenQuiet(() => {
      // Without it the next page is the one that everybody has.
      import(/* webpackChunkName: "cohort" */ './keep-cohort').then(
        ({ keepCohort }) => keepCohort(data),
        () => undefined,
      );
    });
    return () => {
      callOff();
      // Whoever signs out leaves nothing behind, also of a page before.
      if (session.get().status !== 'signed-in') writeCohort('');
    };
  }, [data]);
}
