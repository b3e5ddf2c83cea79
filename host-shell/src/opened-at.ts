/**
 * Path for which the document was sent, with its permissions. The address may be another one already: a person can go
 * back before the scripts run.
 */
export const openedAt = sentFor() ?? location.pathname;

function sentFor(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation && URL.canParse(navigation.name) ? new URL(navigation.name).pathname : undefined;
}
