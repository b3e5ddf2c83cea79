import path from 'node:path';

/** The published remotes of this checkout, or in the CI of the shell those of a deployment. */
export const publishedRemotes = path.resolve(
  process.env['LIVE_REMOTES'] ?? path.join(import.meta.dirname, '../../remotes'),
);
