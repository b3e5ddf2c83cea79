import { SignedIn } from '../session/signed-in';
import { contributionsOf } from '../navigation/contributed';
import { loadLater } from '../load-later';
import { pageData } from '../page-data';
import { AppLayout } from './app-layout';
import { whenQuiet } from '../quiet';

// Hardly a page has any: what they take is fetched where a remote contributes something to a page.
if (contributionsOf(pageData().registry).some(({ contribution: { slot } }) => slot !== 'command')) {
  loadLater(
    () => import(/* webpackChunkName: "guests" */ '../remotes/offer-slots'),
    ({ offerSlots }) => offerSlots(),
  );
}

whenQuiet(() => {
  loadLater(
    () => import(/* webpackChunkName: "reports" */ '../reports'),
    ({ startReports }) => startReports(),
  );
  loadLater(
    () => import(/* webpackChunkName: "decisions" */ '../remotes/follow-decisions'),
    ({ followDecisions }) => followDecisions(),
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
