import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installDebianPackages } from '../machine/debian.mjs';
import { findProgram } from '../machine/find-program.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { keepHealth } from './podman-health.mjs';
import { makeBaseImages } from './base-images.mjs';

const programs = [
  ['podman', 'podman'],
  ['buildah', 'buildah'],
  ['runc', 'runc'],
  ['docker-compose', 'docker-compose'],
  ['debootstrap', 'debootstrap'],
  ['/usr/lib/podman/netavark', 'netavark'],
  ['/usr/lib/podman/aardvark-dns', 'aardvark-dns'],
  ['iptables', 'iptables'],
];

/**
 * Starts podman with separate configuration, images and volumes, so that the machine does not change, and connects
 * Debian's docker-compose to it.
 * @param {string} folder
 * @param {(line: string) => void} print
 * @returns {Promise<import('./engine.mjs').Engine>}
 */
export async function startPodman(folder, print) {
  await install(print);
  const driver = (await overlayMounts(folder)) ? 'overlay' : 'vfs';
  const env = await configure(folder, driver);
  print(`Containers run on podman with runc (${driver}), and docker-compose.`);
  const service = spawn('podman', ['system', 'service', '--time=0', env['DOCKER_HOST'] ?? ''], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const health = keepHealth(env, 'comptoir-test');
  const stop = async () => {
    health.stop();
    // A restart policy may start a container again while it is removed.
    for (let round = 0; round < 3; round += 1) await run('podman', ['rm', '--all', '--force', '--time=0'], { env });
    await run('podman', ['network', 'prune', '--force'], { env });
    service.kill();
    await run('podman', ['system', 'reset', '--force'], { env });
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await answers(env);
    const standIns = await makeBaseImages(folder, env, print);
    return { kind: 'podman', compose: ['docker-compose'], env, standIns, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {(line: string) => void} print */
async function install(print) {
  const missing = programs.filter(([program = '']) => !findProgram([program])).map(([, name = '']) => name);
  if (missing.length > 0) await installDebianPackages(missing, print);
  const still = programs.filter(([program = '']) => !findProgram([program])).map(([, name = '']) => name);
  if (process.getuid?.() !== 0 || still.length > 0) {
    throw new Refusal(
      `Containers need Docker with Compose, or root on Debian with the packages ${programs.map(([, name]) => name).join(', ')}; ${still.length > 0 ? `missing: ${still.join(', ')}` : 'this is not root'}.`,
    );
  }
}

/**
 * Overlay layers are ten times smaller and faster than copies.
 * @param {string} folder
 */
async function overlayMounts(folder) {
  const [low, up, work, merged] = ['low', 'up', 'work', 'merged'].map((name) => join(folder, 'overlay', name));
  if (!low || !up || !work || !merged) return false;
  for (const each of [low, up, work, merged]) await mkdir(each, { recursive: true });
  const options = `lowerdir=${low},upperdir=${up},workdir=${work}`;
  const { code } = await run('mount', ['-t', 'overlay', 'overlay', '-o', options, merged]);
  if (code === 0) await run('umount', [merged]);
  return code === 0;
}

/**
 * @param {string} folder
 * @param {'overlay' | 'vfs'} driver
 * @returns {Promise<Record<string, string>>}
 */
async function configure(folder, driver) {
  const containers = join(folder, 'containers.conf');
  const storage = join(folder, 'storage.conf');
  // Limits below those of the shell, and a cgroup manager without systemd.
  await writeFile(
    containers,
    `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`,
  );
  await writeFile(
    storage,
    `[storage]
driver = "${driver}"
runroot = "${join(folder, 'run')}"
graphroot = "${join(folder, 'images')}"
`,
  );
  return {
    CONTAINERS_CONF: containers,
    CONTAINERS_STORAGE_CONF: storage,
    BUILDAH_ISOLATION: 'chroot',
    DOCKER_HOST: `unix://${join(folder, 'podman.sock')}`,
    COMPOSE_HTTP_TIMEOUT: '600',
  };
}

/** @param {Record<string, string>} env */
async function answers(env) {
  const socket = (env['DOCKER_HOST'] ?? '').replace('unix://', '');
  for (let tries = 0; tries < 100 && !existsSync(socket); tries += 1) await pause(100);
  const { code, output } = await run('docker-compose', ['--version'], { env });
  if (code !== 0 || !existsSync(socket)) throw new Refusal(`podman does not answer: ${output.trim()}`);
}
