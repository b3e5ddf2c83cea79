/** What the list is told of the pick-up that somebody has just planned, in the state of the history. */
interface Created {
  created: string;
}

/** To give to the list. */
export function createdRow(id: string): Created {
  return { created: id };
}

/** The number of the pick-up that was just planned, if the list was opened for one. */
export function createdIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  return typeof state.created === 'string' ? state.created : undefined;
}
