import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Forwards an address to a port of this machine; a refused connection is closed. */
export async function startRelay(host: string, port: number, target: number): Promise<{ stop: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(target, 'localhost');
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.once('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
