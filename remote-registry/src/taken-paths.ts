/** The first parts of addresses that no remote can have: tests hold them against the routes. */
export const TAKEN_PATHS = {
  /** Pages of the shell. */
  shell: ['auth', 'platform'],
  /** What the server of the page answers, or what stands before it. */
  server: ['api', 'docs', 'health', 'help', 'metrics', 'packages', 'publish', 'remotes', 'reports', 'schemas'],
} as const;
