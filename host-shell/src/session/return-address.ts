interface Address {
  pathname: string;
  search: string;
}

/** The navigation state that remembers where a session ended. */
export function returnTo({ pathname, search }: Address): { from: string } {
  return { from: `${pathname}${search}` };
}

/** The page to go to after signing in: where the session ended, else the dashboard. */
export function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/';
}
