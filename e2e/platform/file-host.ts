import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentType } from '@comptoir/remote-registry';
import { freePort } from '../product/free-port';

export interface FileHost {
  /** Ends with a slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Serves a folder from a server that allows every origin, as that of a developer does. */
export async function hostFiles(folder: string): Promise<FileHost> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const file = path.join(folder, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': file.endsWith('.html') ? 'text/html; charset=utf-8' : contentType(file),
            'access-control-allow-origin': '*',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await once(server.listen(port), 'listening');
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
