export { decodeClaims, emailOfInvitation, InvalidTokenError } from './claims';
export { session, useClaims, useSession } from './session';
export type { Session, SessionStore, SignOutReason } from './session.store';
