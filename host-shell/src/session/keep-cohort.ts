import type { Profile } from '@comptoir/api-contract/session';
import { session } from '@comptoir/shared-kernel/session';
import { cohortText } from './cohort';
import { writeCohort } from './write-cohort';

const isSignedIn = () => session.get().status === 'signed-in';

/** Tells the server of the page for whom the next page is. */
export function keepCohort(profile: Profile): void {
  // An API of before counts no places.
  if (profile.place !== undefined && isSignedIn()) writeCohort(cohortText(profile));
}
