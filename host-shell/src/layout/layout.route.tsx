import { SignedIn } from '../session/signed-in';
import { contributionsOf } from '../navigation/contributed';
import { pageData } from '../page-data';
import { AppLayout } from './app-layout';

// Hardly a page has any: what they take is fetched where a remote contributes something.
if (contributionsOf(pageData().registry).length > 0) {
  void import(/* webpackChunkName: "guests" */ '../remotes/offer-slots').then(({ offerSlots }) => offerSlots());
}

/** The frame around the pages of a signed-in person. */
export function LayoutRoute() {
  return (
    <SignedIn>
      <AppLayout />
    </SignedIn>
  );
}
