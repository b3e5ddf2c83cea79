import { setConfirmation } from '@comptoir/kernel/session';
import { SignedIn } from '../session/signed-in';
import { contributionsOf } from '../navigation/contributed';
import { loadLater } from '../load-later';
import { pageData } from '../page-data';
import { AppLayout } from './app-layout';
import { whenPageIdle } from '../when-idle';

// Contributions to a page are rare: load their code only if a remote has one.
if (contributionsOf(pageData().registry).some(({ contribution: { slot } }) => slot !== 'command')) {
  loadLater(
    () => import(/* webpackChunkName: "guests" */ '../remotes/offer-slots'),
    ({ offerSlots }) => offerSlots(),
  );
}

setConfirmation(async () => {
  const { confirmSession } = await import(/* webpackChunkName: "second-step" */ '../auth/confirm-session');
  return confirmSession();
});

whenPageIdle(() => {
  loadLater(
    () => import(/* webpackChunkName: "reports" */ '../reports'),
    ({ startReports }) => startReports(),
  );
  loadLater(
    () => import(/* webpackChunkName: "decisions" */ '../remotes/apply-decisions'),
    ({ applyDecisions }) => applyDecisions(),
  );
  loadLater(
    () => import(/* webpackChunkName: "decisions" */ '../hangs/watch-hangs'),
    ({ watchHangs }) => watchHangs(),
  );
});

export function LayoutRoute() {
  return (
    <SignedIn>
      <AppLayout />
    </SignedIn>
  );
}
