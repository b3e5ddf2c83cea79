import { SignedIn } from '../session/signed-in';
import { AppLayout } from './app-layout';

/** The frame around the pages of a signed-in person. */
export function LayoutRoute() {
  return (
    <SignedIn>
      <AppLayout />
    </SignedIn>
  );
}
