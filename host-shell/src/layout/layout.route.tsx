import { SignedIn } from '../session/signed-in';
import { contributionsOf } from '../navigation/contributed';
import { pageData } from '../page-data';
import { AppLayout } from './app-layout';
import { whenQuiet } from '../quiet';

// Hardly a page has any: what they take is fetched where a remote contributes something to a page.
if (contributionsOf(pageData().registry).some(({ contribution: { slot } }) => slot !== 'command')) {
  void import(/* webpackChunkName: "guests" */ '../remotes/offer-slots').then(({ offerSlots }) => offerSlots());
}

whenQuiet(() => {
  // Without them the page works all the same; a failure that is to be told asks for it again.
  import(/* webpackChunkName: "reports" */ '../reports').then(
    ({ startReports }) => startReports(),
    () => undefined,
  );
  import(/* webpackChunkName: "decisions" */ '../remotes/follow-decisions').then(
    ({ followDecisions }) => followDecisions(),
    () => undefined,
  );
});

/** The frame around the pages of a signed-in person. */
export function LayoutRoute() {
  return (
    <SignedIn>
      <AppLayout />
    </SignedIn>
  );
}
