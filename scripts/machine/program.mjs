import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// A build that survives a stopped start would write into the next one's files.
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * @typedef {object} ProgramOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [shown] streams the output to the terminal
 */

/**
 * Runs a program and keeps its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 for a missing program, 128 after a signal
 */
export function run(command, args, { cwd, env, shown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
      if (shown) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    /** @param {{ code: number, output: string }} result */
    const end = (result) => {
      running.delete(child);
      resolve(result);
    };
    child.once('error', (error) => end({ code: 127, output: error.message }));
    child.once('close', (code) => end({ code: code ?? 128, output }));
  });
}

/**
 * Runs a script of a package, or one of its tools, as `npm run` would but without starting npm.
 * @param {string} tool name of the command in node_modules/.bin
 * @param {readonly string[]} args
 * @param {ProgramOptions & { cwd: string }} options
 */
export function runTool(tool, args, options) {
  const bin = join(options.cwd, 'node_modules', '.bin');
  const path = [bin, process.env['PATH']].filter(Boolean).join(delimiter);
  return run(join(bin, tool), args, { ...options, env: { PATH: path, ...options.env } });
}
