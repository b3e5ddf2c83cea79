import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../machine/root.mjs';
import { freePort, HOST, type Machine } from './machine';
import type { PostgresNode } from './postgres-node';

export interface Running {
  port: number;
  stop(): Promise<void>;
}

/** One port in front of both databases, routed to the writable one. */
export async function startBalancer(machine: Machine, one: PostgresNode, two: PostgresNode): Promise<Running> {
  const port = await freePort();
  const address = (at: number) => `${HOST}:${at}`;
  const balancer = spawn(machine.haproxy, ['-W', '-f', path.join(root, 'deploy/postgres/haproxy.cfg')], {
    env: { ...process.env, ADDRESS: address(port), ONE: address(one.port), TWO: address(two.port) },
    stdio: 'ignore',
  });
  return { port, stop: () => stop(balancer) };
}

export async function startApi(environment: NodeJS.ProcessEnv): Promise<Running & { address: string }> {
  const port = await freePort();
  const api = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'api-server/src/main.ts')], {
    env: { ...process.env, ...environment, HOST, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://${HOST}:${port}`;
  const isReady = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (api.exitCode !== null) throw new Error('The API does not start');
    await pause(100);
  }
  return { port, address, stop: () => stop(api) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
