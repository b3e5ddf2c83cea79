import { createServer } from 'node:net';
import { Refusal } from '../machine/refusal.mjs';

/**
 * Fails on a busy port before minutes of installing and building.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Refusal}
 */
export async function refuseBusyPort({ PORT = '4300', HOST }) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refusal(`PORT=${PORT} is not a port: choose a number from 1 to 65535.`);
  }
  const code = await tryToListen(port, HOST);
  if (code === 'EADDRINUSE') {
    throw new Refusal(`Port ${port} is in use: stop the program that has it, or choose another port with PORT.`);
  }
  if (code === 'EACCES') throw new Refusal(`Port ${port} needs more rights: choose one above 1023 with PORT.`);
  if (code !== undefined) throw new Refusal(`The server cannot listen on HOST=${HOST ?? ''} (${code}).`);
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>} the code of the error
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}
