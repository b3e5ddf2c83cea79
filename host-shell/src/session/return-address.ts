interface Address {
  pathname: string;
  search: string;
}

export function returnTo({ pathname, search }: Address): { from: string } {
  return { from: `${pathname}${search}` };
}

export function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/';
}
