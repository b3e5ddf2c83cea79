import type { Profile } from '@comptoir/api-contract/session';
import { session } from '@comptoir/kernel/session';
import { keepListChoices } from '@comptoir/ui';
import { cohortText } from './cohort';
import { writeCohort } from './write-cohort';

const isSignedIn = () => session.get().status === 'signed-in';

/** Tells the server of the page for whom the next page is. */
export function keepCohort(profile: Profile): void {
  // An API of before counts no places.
  if (profile.place !== undefined && isSignedIn()) writeCohort(cohortText(profile));
  if (isSignedIn()) keepOpeningViews(profile);
}

/** Keeps with which views the lists of the person open, so that the next list needs no call to know. */
function keepOpeningViews({ views }: Profile): void {
  // An API of before has none.
  if (!views) return;
  keepListChoices((choices) => ({
    ...choices,
    opens: Object.fromEntries(views.map(({ list, ...view }) => [list, view])),
  }));
}
