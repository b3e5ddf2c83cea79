import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../machine/root.mjs';

const bin = path.join(import.meta.dirname, 'bin');
/** The network for examples in documentation: nothing outside of the test has these addresses. */
const NETWORK = '192.0.2';
const BRIDGE = 'failover';

interface MachineOptions {
  folder: string;
  backups: string;
  /** Size of the disk of the database, for example `3G`. */
  disk?: string;
}

interface Finished {
  code: number;
  output: string;
}

/** Connects machines to each other and to this process, in the network namespace of this process. */
export function openNetwork(): void {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${NETWORK}.254/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
}

/** Stand-in for a machine: namespaces of Linux with own name, network, processes and file systems. */
export class Machine {
  private first: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly number: number,
    private readonly options: MachineOptions,
  ) {}

  get address(): string {
    return `${NETWORK}.${this.number}`;
  }

  async powerOn(): Promise<void> {
    const { folder, backups, disk } = this.options;
    const own = path.join(folder, this.name);
    const namespaces = ['--net', '--mount', '--uts', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const args = [path.join(bin, 'machine'), this.name, own, backups, ...(disk ? [disk] : [])];
    const first = spawn('unshare', [...namespaces, '--', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    first.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    this.first = first;
    while ((await this.run('test -e /run/started')).code !== 0) {
      if (first.exitCode !== null) throw new Error(`The machine ${this.name} does not start: ${output}`);
      await pause(50);
    }
    const link = `to-${this.name}`;
    ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(this.process()));
    ip('link', 'set', link, 'master', BRIDGE, 'up');
    await this.must(`ip addr add ${this.address}/24 dev eth0 && ip link set eth0 up`);
  }

  /** Ends all processes at once, as a power failure does. */
  async powerOff(): Promise<void> {
    const { first } = this;
    if (!first) return;
    const exited = once(first, 'exit');
    // Without its first process a machine loses all others before `unshare` ends.
    process.kill(this.process(), 'SIGKILL');
    await exited;
    this.first = undefined;
  }

  setNetwork(state: 'up' | 'down'): void {
    ip('link', 'set', `to-${this.name}`, state);
  }

  /** Runs a script of bash in the folder of the repository as root. */
  async run(script: string, environment: NodeJS.ProcessEnv = {}): Promise<Finished> {
    try {
      const { stdout, stderr } = await promisify(execFile)('nsenter', this.command(script), {
        env: environmentOf(environment),
        encoding: 'utf8',
        maxBuffer: 100_000_000,
      });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const parts = ['stdout', 'stderr'].map((name) => String(Reflect.get(Object(error), name) ?? ''));
      return { code: 1, output: parts.join('') || String(error) };
    }
  }

  /** @throws {Error} with the output of a script that fails */
  async must(script: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const { code, output } = await this.run(script, environment);
    if (code !== 0) throw new Error(`${this.name}: ${script}\n${output}`);
    return output;
  }

  spawn(script: string, environment: NodeJS.ProcessEnv): ChildProcess {
    const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
    return spawn('nsenter', this.command(`exec ${script}`), { env: environmentOf(environment), stdio });
  }

  private command(script: string): string[] {
    const whole = `set -eu -o pipefail; cd '${root}'; ${script}`;
    return ['--target', String(this.process()), '-n', '-m', '-u', '-p', '--', 'bash', '-c', whole];
  }

  /** `unshare` is the parent of the first process. */
  private process(): number {
    const parent = this.first?.pid;
    if (parent === undefined) throw new Error(`The machine ${this.name} is off`);
    const children = execFileSync('cat', [`/proc/${parent}/task/${parent}/children`], { encoding: 'utf8' }).trim();
    return Number(children || parent);
  }
}

function environmentOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${bin}:${process.env['PATH']}`, ...environment };
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
