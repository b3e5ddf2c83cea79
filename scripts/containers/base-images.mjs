import { readFileSync, realpathSync } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { findProgram } from '../machine/find-program.mjs';
import { folderOfNode, NODE_OF_IMAGES } from '../machine/other-node.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { root } from '../machine/root.mjs';

const standIns = join(root, 'scripts/containers/stand-ins');
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Official base images of the deployment; each but the first has a Dockerfile in `stand-ins`. */
export const officialImages = [`node:${NODE_OF_IMAGES}-bookworm-slim`, 'postgres:15', 'nginx:1.28', 'busybox:1.37'];

/** Images of compose.trial.yml, with one stand-in for all. */
export const trialImages = [
  'minio/minio:RELEASE.2025-09-07T16-13-09Z',
  'minio/mc:RELEASE.2025-08-13T08-35-41Z',
  'axllent/mailpit:v1.27',
];

/** Files of the stand-in of the trial: servers of the tests and their start. */
const filesOfTrial = [
  'scripts/containers/stand-ins/trial',
  'api-server/test/s3-stand-in.ts',
  'api-server/test/smtp-stand-in.ts',
];

/** Files that Debian's images leave out. */
const unread = ['usr/share/doc', 'usr/share/man', 'usr/share/info', 'usr/share/locale', 'usr/share/lintian', 'var/log'];

/**
 * Builds stand-ins of official images from Debian's packages and Node.js of npm.
 * @param {string} folder
 * @param {Record<string, string>} env
 * @param {(line: string) => void} print
 * @returns {Promise<string[]>} sentences about the stand-ins
 */
export async function makeBaseImages(folder, env, print) {
  print('Putting base images together …');
  const tree = join(folder, 'debian');
  await must('debootstrap', ['--variant=minbase', release(), tree, ...mirror()], env);
  for (const each of [...unread, 'var/cache/apt', 'var/lib/apt/lists']) {
    await rm(join(tree, each), { recursive: true, force: true });
    await mkdir(join(tree, each, ...(each === 'var/lib/apt/lists' ? ['partial'] : [])), { recursive: true });
  }
  await cp('/etc/resolv.conf', join(tree, 'etc/resolv.conf'), { dereference: true });
  await mkdir(join(tree, 'etc/ssl/certs'), { recursive: true });
  await cp(certificates, join(tree, certificates), { dereference: true });
  await importTree(tree, 'localhost/comptoir-stand-in/debian', env, []);
  const [node = '', ...packaged] = officialImages;
  for (const name of packaged) await build(`${name.split(':')[0]}.Dockerfile`, [`library/${name}`], standIns, env);
  await addNode(tree);
  const nodeEnv = [`ENV NODE_EXTRA_CA_CERTS=${certificates}`, 'CMD ["node"]'];
  await importTree(tree, `docker.io/library/${node}`, env, nodeEnv);
  await rm(tree, { recursive: true, force: true });
  const trial = join(folder, 'trial');
  for (const file of filesOfTrial) await cp(join(root, file), join(trial, file), { recursive: true });
  await build('trial.Dockerfile', trialImages, trial, env);
  return [
    `${node} is Debian's base system with Node.js of npm`,
    "postgres:15 and nginx:1.28 are Debian's packages of these (nginx 1.22) with entrypoints of the tests",
    "busybox:1.37 is Debian's busybox",
    'minio/minio, minio/mc and axllent/mailpit of the trial are servers of the tests in a container',
  ];
}

/**
 * @param {string} file Dockerfile among the stand-ins
 * @param {readonly string[]} names of the image, on Docker Hub
 * @param {string} context folder that the Dockerfile copies from
 * @param {Record<string, string>} env
 */
async function build(file, names, context, env) {
  const tags = names.flatMap((name) => ['-t', `docker.io/${name}`]);
  await must('podman', ['build', '--format=docker', '-f', join(standIns, file), ...tags, context], env);
}

function release() {
  return /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm';
}

function mirror() {
  const found = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].flatMap((file) => {
    try {
      return /^(?:URIs: *|deb (?:\[.*\] )?)(https?:\S+\/debian\/?)\b/m.exec(readFileSync(file, 'utf8'))?.[1] ?? [];
    } catch {
      return [];
    }
  });
  return found.slice(0, 1);
}

/** @param {string} tree */
async function addNode(tree) {
  await cp(join(await folderOfNode(NODE_OF_IMAGES), 'node'), join(tree, 'usr/local/bin/node'));
  const npm = findProgram(['npm']);
  if (!npm) throw new Refusal('npm is not in PATH.');
  const modules = resolve(dirname(realpathSync(npm)), '../..');
  await cp(join(modules, 'npm'), join(tree, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(tree, 'usr/local/bin', name));
  }
  await must('chroot', [tree, 'groupadd', '--gid', '1000', 'node'], {});
  await must('chroot', [tree, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node'], {});
}

/**
 * @param {string} tree
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {readonly string[]} changes
 */
async function importTree(tree, name, env, changes) {
  const archive = `${tree}.tar`;
  await must('tar', ['-C', tree, '-cf', archive, '.'], env);
  await must('podman', ['import', '--quiet', ...changes.flatMap((each) => ['--change', each]), archive, name], env);
  await rm(archive);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @param {string} [cwd]
 */
async function must(program, args, env, cwd) {
  const { code, output } = await run(program, args, { env, ...(cwd && { cwd }) });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\n${program} ${args.join(' ')} ended with ${code}.`);
}
