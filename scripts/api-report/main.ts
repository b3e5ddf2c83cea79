import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { KERNEL_CONTRACT } from '../../shared-kernel/kernel/src/remote/contract-version';
import { FOLDER as REFERENCE_FOLDER, referenceOf } from '../kernel-reference/write-reference';
import { root } from '../machine/root.mjs';
import { changesOf, contractAfter, type FaceChange } from './change-kind';
import { declarations, facesOf } from './faces';
import { makeReports } from './make-reports';

// `pnpm api-report` writes the API reports of kernel and contract into `reports`, so that a review shows each change,
// and the kernel's reference into `docs/kernel`; `--check` compares. A change of the kernel's faces requires a higher
// KERNEL_CONTRACT; `--unreleased` keeps it for additions that were not deployed yet.
const KERNEL = ['shared-kernel/kernel', 'shared-kernel/ui', 'shared-kernel/maps'];
/** For builds and tests: documented, and no part of the contract between shell and remotes. */
const SDK = 'shared-kernel/remote-sdk';
const PACKAGES = [...KERNEL, SDK, 'api-contract'];
const stamp = path.join(root, 'shared-kernel/contract.json');

const Stamp = z.object({
  contract: z.string(),
  reports: z.string(),
  added: z._default(z.array(z.string()), []),
});
type Stamp = z.infer<typeof Stamp>;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const at = (file: string) => path.join(root, file);
const stored = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);

rmSync(declarations, { recursive: true, force: true });
execFileSync(at('node_modules/.bin/tsc'), ['-p', 'tsconfig.api.json'], { cwd: root, stdio: 'inherit' });
const faces = makeReports(PACKAGES.flatMap(facesOf));
const reports = new Map(faces.map(({ path: file, report }) => [file, report]));
const reference = referenceOf(faces.filter(({ folder }) => folder !== 'api-contract'));
const gone = PACKAGES.flatMap((folder) =>
  existsSync(at(`${folder}/reports`))
    ? readdirSync(at(`${folder}/reports`))
        .map((file) => `${folder}/reports/${file}`)
        .filter((file) => file.endsWith('.api.md') && !reports.has(file))
    : [],
);
const outdated = [...reference].filter(([file, page]) => stored(file) !== page).map(([file]) => file);
const changed = [...[...reports].filter(([file, report]) => stored(file) !== report).map(([file]) => file), ...gone];
process.exitCode = process.argv.includes('--check') ? check() : write();

function check(): number {
  for (const file of [...changed, ...outdated]) print(`${file} is outdated: run "pnpm api-report".`);
  const { contract, reports: hash } = readStamp();
  return changed.length + outdated.length === 0 && contract === KERNEL_CONTRACT && hash === hashOfKernel() ? 0 : 1;
}

function write(): number {
  const { contract, added } = readStamp();
  const changes = changed.filter(isOfKernel).flatMap(changesIn);
  const isUnreleased = contract === KERNEL_CONTRACT;
  // Removing an unreleased addition breaks nobody.
  const breaks = changes.filter(({ kind, item }) => kind === 'break' && !(isUnreleased && added.includes(item)));
  const needed = contractAfter(contract, breaks.length > 0 ? 'break' : changes.length > 0 ? 'addition' : 'none');
  const isAllowed = isUnreleased
    ? breaks.length === 0 && (changes.length === 0 || process.argv.includes('--unreleased'))
    : isAtLeast(KERNEL_CONTRACT, needed);
  if (!isAllowed) {
    for (const { kind, item } of breaks.length > 0 ? breaks : changes) print(`${kind}: ${item}`);
    print(
      `KERNEL_CONTRACT in shared-kernel/kernel/src/remote/contract-version.ts is ${KERNEL_CONTRACT}, and must be ${needed}${isUnreleased && breaks.length === 0 ? `; where ${contract} was not deployed yet, run it again with --unreleased` : ''}.`,
    );
    return 1;
  }
  for (const folder of PACKAGES) mkdirSync(at(`${folder}/reports`), { recursive: true });
  for (const file of gone) rmSync(at(file));
  for (const [file, report] of reports) writeFileSync(at(file), report);
  const known = new Set(changes.filter(({ kind }) => kind === 'new').map(({ item }) => item));
  const stampNow: Stamp = {
    contract: KERNEL_CONTRACT,
    reports: hashOfKernel(),
    added: [...(isUnreleased ? added : []), ...known].toSorted(),
  };
  writeFileSync(stamp, `${JSON.stringify(stampNow, null, 2)}\n`);
  mkdirSync(at(REFERENCE_FOLDER), { recursive: true });
  for (const file of outdated) writeFileSync(at(file), reference.get(file) ?? '');
  for (const file of [...changed, ...outdated]) print(`Wrote ${file}.`);
  return 0;
}

function isOfKernel(file: string): boolean {
  return KERNEL.some((folder) => file.startsWith(`${folder}/`));
}

function changesIn(file: string): FaceChange[] {
  const found = changesOf(path.basename(file, '.api.md'), stored(file) ?? '', reports.get(file) ?? '');
  // The contract version itself.
  return found.filter(({ item }) => !item.endsWith('.KERNEL_CONTRACT'));
}

function isAtLeast(contract: string, needed: string): boolean {
  const [major = 0, minor = 0] = contract.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

function readStamp(): Stamp {
  return existsSync(stamp)
    ? Stamp.parse(JSON.parse(readFileSync(stamp, 'utf8')))
    : { contract: KERNEL_CONTRACT, reports: '', added: [] };
}

function hashOfKernel(): string {
  const hash = createHash('sha256');
  for (const [file, report] of reports) if (isOfKernel(file)) hash.update(report);
  return hash.digest('hex');
}
