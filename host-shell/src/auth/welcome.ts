export function welcome(email: string): { welcome: string } {
  return { welcome: email };
}

export function welcomed(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'welcome' in state ? state.welcome : undefined;
  return typeof email === 'string' ? email : undefined;
}
