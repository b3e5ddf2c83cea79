import type { Profile } from '@comptoir/api-contract/session';
import { session } from '@comptoir/kernel/session';
import { keepListChoices } from '@comptoir/ui';
import { cohortText } from './cohort';
import { writeCohort } from './write-cohort';

const isSignedIn = () => session.get().status === 'signed-in';

export function storeCohort(profile: Profile): void {
  // An older API counts no places.
  if (profile.place !== undefined && isSignedIn()) writeCohort(cohortText(profile));
  if (isSignedIn()) storeDefaultViews(profile);
}

/** Stores the default views, so that the next list needs no call to know them. */
function storeDefaultViews({ views }: Profile): void {
  if (!views) return;
  keepListChoices((choices) => ({
    ...choices,
    opens: Object.fromEntries(views.map(({ list, ...view }) => [list, view])),
  }));
}
