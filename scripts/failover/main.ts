import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { installDebianPackages } from '../machine/debian.mjs';
import { findProgram } from '../machine/find-program.mjs';
import { packagesOfGuide } from './guide';
import { runFailovers } from './run';

// Builds the machines of docs/high-availability.md as namespaces of this one, follows the guide, and breaks them under
// load. FAILOVER_MINUTES sets the length of a run with a leader killed every five minutes after the other faults.
const INSIDE = 'COMPTOIR_FAILOVER_FOLDER';
const PROGRAMS = ['patroni', 'etcd', 'etcdctl', '/usr/sbin/haproxy', 'pgbackrest', 'ip', 'unshare', 'nsenter', 'curl'];
/** Beside the programs of the guide: namespaces need `ip`. */
const OWN_PACKAGES = ['iproute2', 'util-linux', 'e2fsprogs'];

const print = (line: string) => void process.stdout.write(`${line}\n`);
const folder = process.env[INSIDE];
if (folder === undefined) await prepare();
else process.exit(await runFailovers(folder));

/** Installs the packages, and repeats this program in namespaces of its own: all processes end with it. */
async function prepare(): Promise<void> {
  if (process.platform !== 'linux' || userInfo().uid !== 0) {
    print('The failover test makes machines of namespaces: run it as root on Debian.');
    process.exit(1);
  }
  if (PROGRAMS.some((name) => !findProgram([name])))
    await installDebianPackages([...packagesOfGuide(), ...OWN_PACKAGES], print);
  const created = mkdtempSync(path.join(tmpdir(), 'comptoir-failover-'));
  mkdirSync(path.join(created, 'backups'));
  mkdirSync('/tmp/pgbackrest', { recursive: true });
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  // The shell collects processes whose parents have ended, as the first one of a namespace must.
  const again = [
    'bash',
    '-c',
    '"$@"; exit $?',
    'failover',
    process.execPath,
    ...process.execArgv,
    ...process.argv.slice(1),
  ];
  try {
    const { status } = spawnSync('unshare', [...namespaces, '--', ...again], {
      stdio: 'inherit',
      env: { ...process.env, [INSIDE]: created },
    });
    process.exitCode = status ?? 1;
  } finally {
    if (!process.env['FAILOVER_KEEP']) rmSync(created, { recursive: true, force: true });
  }
}
