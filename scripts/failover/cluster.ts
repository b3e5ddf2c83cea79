import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stepsOf, withoutInstallation } from './guide';
import { Machine, openNetwork } from './machine';

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

const NODES = ['pg-1', 'pg-2', 'pg-3'];
const CLIENTS = ['api-1', 'api-2'];
/** Room for `wal_keep_size` and the data. */
const DISK = '4G';
const LIMIT_MS = 120_000;

export const PASSWORDS = { COMPTOIR_OWNER_PASSWORD: 'owner-of-the-test', COMPTOIR_APP_PASSWORD: 'app-of-the-test' };
const SUPERUSER_PASSWORD = 'superuser-of-the-test';

/** The machines of the guide, set up by its commands. */
export class Cluster {
  readonly nodes: readonly Machine[];
  readonly clients: readonly Machine[];

  constructor(folder: string) {
    openNetwork();
    const backups = path.join(folder, 'backups');
    this.nodes = NODES.map((name, index) => new Machine(name, index + 1, { folder, backups, disk: DISK }));
    this.clients = CLIENTS.map((name, index) => new Machine(name, index + 11, { folder, backups }));
  }

  get machines(): readonly Machine[] {
    return [...this.nodes, ...this.clients];
  }

  async powerOn(): Promise<void> {
    const hosts = this.machines.map(({ address, name }) => `${address} ${name}`).join('\n');
    for (const machine of this.machines) {
      await machine.powerOn();
      await machine.must(`printf '127.0.0.1 localhost\n%s\n' '${hosts}' > /etc/hosts`);
    }
  }

  /** Runs the commands of a section of the guide, with `between` after the first ones. */
  async follow(section: string, environment: NodeJS.ProcessEnv = {}, between = async () => {}): Promise<string> {
    let output = '';
    const steps = stepsOf(section);
    // Found once: the commands of a section mean the same leader.
    const leader = steps.some(({ place }) => typeof place === 'string') ? await this.leader() : undefined;
    for (const [index, { place, script }] of steps.entries()) {
      if (index === 1) await between();
      const wanted = typeof place === 'string' ? this.places(place, leader) : place.map((name) => this.machine(name));
      const command = withoutInstallation(script);
      const outputs = wanted.map((machine) => machine.must(command, { ...PASSWORDS, ...environment }));
      output += (await Promise.all(outputs)).join('');
    }
    return output;
  }

  async setPasswords(): Promise<void> {
    for (const node of this.nodes) await node.must(`sed -i 's/=$/=${SUPERUSER_PASSWORD}/' /etc/patroni_env.conf`);
  }

  machine(name: string): Machine {
    const found = this.machines.find((each) => each.name === name);
    if (!found) throw new Error(`There is no machine ${name}`);
    return found;
  }

  leader(): Promise<Machine> {
    return this.withRole('leader');
  }

  /** Waits for a node with this role. */
  async withRole(role: 'leader' | 'sync_standby', limit = LIMIT_MS): Promise<Machine> {
    const begun = Date.now();
    while (Date.now() < begun + limit) {
      const member = (await this.members().catch(() => [])).find((each) => each.role === role && isUp(each));
      if (member) return this.machine(member.name);
      await pause(100);
    }
    throw new Error(`No node is ${role}`);
  }

  /** Watches for a leader other than this one; `stop` returns the time until the first one, in milliseconds. */
  watchLeader(before: Machine): { stop(): Promise<number | undefined> } {
    const begun = Date.now();
    const stopped = new AbortController();
    const watching = (async () => {
      while (!stopped.signal.aborted) {
        const now = (await this.members().catch(() => [])).find(({ role }) => role === 'leader');
        if (now && now.name !== before.name) return Date.now() - begun;
        await pause(100);
      }
      return undefined;
    })();
    const stop = () => {
      stopped.abort();
      return watching;
    };
    return { stop };
  }

  /** Waits until the cluster has a leader, a synchronous standby and one more, all on one timeline. */
  async untilWhole(limit = LIMIT_MS): Promise<number> {
    const begun = Date.now();
    while (!(await this.isWhole())) {
      if (Date.now() > begun + limit) {
        throw new Error(`The cluster is not whole:\n${JSON.stringify(await this.members().catch(String), null, 1)}`);
      }
      await pause(250);
    }
    return Date.now() - begun;
  }

  /** Last line of the answer to a statement of a superuser, through the address of the leader. */
  async query(statement: string): Promise<string> {
    const address = `postgres://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:5432/comptoir`;
    const text = await this.machine('api-1').must(`psql -XAtq -v ON_ERROR_STOP=1 -c "$STATEMENT" ${address}`, {
      STATEMENT: statement,
      PGCONNECT_TIMEOUT: '2',
    });
    return text.trim().split('\n').at(-1) ?? '';
  }

  private places(place: 'leader' | 'others', leader: Machine | undefined): Machine[] {
    if (!leader) throw new Error('The commands need a leader');
    return place === 'leader' ? [leader] : this.nodes.filter((node) => node !== leader);
  }

  private async isWhole(): Promise<boolean> {
    const members = await this.members().catch(() => []);
    const roles = members.map(({ role }) => role).toSorted();
    return (
      roles.join() === 'leader,replica,sync_standby' &&
      new Set(members.map(({ timeline }) => timeline)).size === 1 &&
      members.every(isUp)
    );
  }

  /** Members as the first node sees them that answers. */
  private async members(): Promise<Member[]> {
    const asked = this.nodes.map(async ({ address }) => {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(3000) });
      const { members }: { members: Member[] } = JSON.parse(await response.text());
      return members;
    });
    return Promise.any(asked);
  }
}

function isUp({ state }: Member): boolean {
  return state === 'running' || state === 'streaming';
}
