import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error';

/**
 * Returns the URL with the actual port.
 *
 * @throws {StartError} `port-in-use`
 */
export async function listen(server: FastifyInstance, { host, port }: { host: string; port: number }): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (cause) {
    await server.close();
    const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        'port-in-use',
        `Port ${port} is in use: stop the other process, or choose another port with PORT.`,
        {
          cause,
        },
      );
    }
    throw new StartError('configuration', `Cannot listen on ${host}:${port}: ${String(cause)}`, { cause });
  }
}
