/** Reserved first path segments; tests compare them with the routes. */
export const TAKEN_PATHS = {
  /** Pages of the shell. */
  shell: ['auth', 'platform'],
  /** Routes of the page server and of proxies before it. */
  server: ['api', 'docs', 'health', 'help', 'metrics', 'packages', 'publish', 'remotes', 'reports', 'schemas'],
} as const;
