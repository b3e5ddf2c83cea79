import { createHash, randomUUID } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error';

/** Portable limit of Unix socket paths. */
const SOCKET_PATH_LIMIT_BYTES = 100;
/** Wait for a concurrent takeover of a dead socket. */
const TAKEOVER_PAUSE_MS = 50;

interface Holder {
  processId: number;
  token: string;
}

/**
 * Locks a data folder through a listening socket, which the kernel releases even after `kill -9`; only the socket
 * file can remain. Returns the release function.
 *
 * @throws {StartError} `folder-in-use`
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(path.resolve(folder));
  const token = randomUUID();
  const first = await listen(address, token);
  if (first) return () => close(first);

  const holder = await request(address);
  if (holder) throw inUse(folder, holder);
  await unlink(address).catch(() => undefined);
  const second = await listen(address, token);
  await pause(TAKEOVER_PAUSE_MS);
  const winner = await request(address);
  if (second && winner?.token === token) return () => close(second);
  // Not closed on purpose: that would remove the socket file of the winner.
  throw inUse(folder, winner);
}

function inUse(folder: string, holder: Holder | undefined): StartError {
  const who = holder ? `process ${holder.processId}` : 'another process';
  return new StartError(
    'folder-in-use',
    `The data folder ${folder} is in use by ${who}: stop it, or choose another folder with DATA_DIR.`,
  );
}

function lockAddress(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\comptoir-${name}`;
  const beside = path.join(folder, '.lock');
  return Buffer.byteLength(beside) <= SOCKET_PATH_LIMIT_BYTES ? beside : path.join(tmpdir(), `comptoir-${name}.lock`);
}

function listen(address: string, token: string): Promise<net.Server | undefined> {
  const answer: Holder = { processId: process.pid, token };
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify(answer));
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function request(address: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('end', () => {
      const holder: Holder | undefined = answer ? JSON.parse(answer) : undefined;
      resolve(holder);
    });
    socket.on('error', () => resolve(undefined));
  });
}

function close(server: net.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
