/** History state that marks the new collection in the list. */
interface Created {
  created: string;
}

export function createdRow(id: string): Created {
  return { created: id };
}

export function createdIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  return typeof state.created === 'string' ? state.created : undefined;
}
