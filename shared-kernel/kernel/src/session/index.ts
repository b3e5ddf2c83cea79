export { decodeClaims, emailOfInvitation, InvalidTokenError } from './claims';
export { setConfirmation, type Confirmation } from './confirmation';
export { hasLapsed } from './lapse';
export { session, useClaims, useSession } from './session';
export { unsentCount } from './unsent';
export type { Session, SessionStore, SignOutReason } from './session.store';
