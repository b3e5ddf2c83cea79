/** Reserved first path segments; tests compare them with the routes. */
export const RESERVED_PATHS = {
  shell: ['auth', 'platform'],
  /** Routes of the page server and of proxies before it. */
  server: [
    'api',
    'docs',
    'health',
    'help',
    'livez',
    'metrics',
    'packages',
    'publish',
    'remotes',
    'reports',
    'schemas',
    'services',
    'verify',
  ],
} as const;
