import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the API server of a checkout; returns the program for Node. */
export function buildApiProgram(cwd = path.resolve(import.meta.dirname, '../../api-server')): string {
  execFileSync(path.join(cwd, 'node_modules/.bin/rspack'), ['build'], { cwd, stdio: 'ignore' });
  return path.join(cwd, 'dist/main.js');
}
