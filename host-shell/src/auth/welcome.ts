/** The navigation state that brings somebody with a new account to the sign-in page. */
export function welcome(email: string): { welcome: string } {
  return { welcome: email };
}

/** The email of whoever has just set up an account. */
export function welcomed(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'welcome' in state ? state.welcome : undefined;
  return typeof email === 'string' ? email : undefined;
}
