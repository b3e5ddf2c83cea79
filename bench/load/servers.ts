import path from 'node:path';
import { tmpdir } from 'node:os';
import { startNames } from '../../all-in-one/test/names';
import { startNginx } from '../../all-in-one/test/nginx';
import { METRICS_TOKEN } from '../api/server-limits';
import { startServer, type ServerProcess } from '../api/server-process';

export const JWT_SECRET = 'a secret of the load, long enough for it';

const PORTS = { api: 4731, nginx: 4732 };

export interface Servers {
  address: string;
  instances: readonly ServerProcess[];
  nginx?: number | undefined;
  stop(): Promise<void>;
}

export async function startServers({
  count,
  program,
  url,
  folder,
  nodeArgs = [],
}: {
  count: number;
  program: string;
  url: string;
  folder: string;
  nodeArgs?: readonly string[];
}): Promise<Servers> {
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'files'),
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET,
    METRICS_TOKEN,
    TRUST_PROXY: '1',
  };
  // Containers share a port and differ in the address.
  const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`);
  const instances: ServerProcess[] = [];
  for (const host of hosts) {
    instances.push(
      await startServer({ args: [...nodeArgs, program], environment, ready: '/api/health' }, PORTS.api, host),
    );
  }
  const stop = async () => {
    for (const instance of instances) await instance.stop();
  };
  const [only] = instances;
  if (only && count === 1) return { address: only.address, instances, stop };
  const names = await startNames(new Map([['api', hosts]]));
  const address = `http://127.0.0.1:${PORTS.nginx}`;
  const nginx = await startNginx({
    site: 'http',
    API: `api:${PORTS.api}`,
    PAGE: `api:${PORTS.api}`,
    FILES: tmpdir(),
    PUBLIC_URL: address,
    HTTP_PORT: PORTS.nginx,
    HTTPS_PORT: 0,
    TRUSTED_PROXY: 'unix:',
    NAMESERVER: names.place,
  });
  return {
    address,
    instances,
    nginx: nginx.processId,
    async stop() {
      await nginx.stop();
      await names.stop();
      await stop();
    },
  };
}
