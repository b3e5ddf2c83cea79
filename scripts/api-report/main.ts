import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KERNEL_CONTRACT } from '../../shared-kernel/src/remote/contract-version';
import { root } from '../machine/root.mjs';
import { declarations, facesOf } from './faces';
import { makeReports } from './make-reports';

// `pnpm api-report` writes what kernel and contract let others use into their `reports`, so that a review sees each change
// of it; `--check` compares. A change of the kernel's faces needs another KERNEL_CONTRACT than the reports were made for,
// or `--unreleased` where that one was not deployed yet.
const PACKAGES = ['shared-kernel', 'api-contract'] as const;
const stamp = path.join(root, 'shared-kernel/reports/contract.json');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const at = (file: string) => path.join(root, file);
const stored = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);

rmSync(declarations, { recursive: true, force: true });
execFileSync(at('node_modules/.bin/tsc'), ['-p', 'tsconfig.api.json'], { cwd: root, stdio: 'inherit' });
const reports = makeReports(PACKAGES.flatMap(facesOf));
const gone = PACKAGES.flatMap((folder) =>
  existsSync(at(`${folder}/reports`))
    ? readdirSync(at(`${folder}/reports`))
        .map((file) => `${folder}/reports/${file}`)
        .filter((file) => file.endsWith('.api.md') && !reports.has(file))
    : [],
);
const changed = [...[...reports].filter(([file, report]) => stored(file) !== report).map(([file]) => file), ...gone];
process.exitCode = process.argv.includes('--check') ? check() : write();

function check(): number {
  for (const file of changed) say(`${file} is not what the sources say: run "pnpm api-report".`);
  return changed.length === 0 && stored('shared-kernel/reports/contract.json') === stampText() ? 0 : 1;
}

function write(): number {
  const before: unknown = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  const isSame =
    typeof before === 'object' && before !== null && 'contract' in before && before.contract === KERNEL_CONTRACT;
  const ofKernel = changed.filter((file) => file.startsWith('shared-kernel/'));
  if (isSame && ofKernel.length > 0 && !process.argv.includes('--unreleased')) {
    say(
      `What the kernel offers changed (${ofKernel.join(', ')}), and KERNEL_CONTRACT is still ${KERNEL_CONTRACT}.\n` +
        'Raise it in shared-kernel/src/remote/contract-version.ts: the minor for an addition, the major for what breaks a\n' +
        'remote. Where this contract was not deployed yet, run it again with --unreleased.',
    );
    return 1;
  }
  for (const folder of PACKAGES) mkdirSync(at(`${folder}/reports`), { recursive: true });
  for (const file of gone) rmSync(at(file));
  for (const [file, report] of reports) writeFileSync(at(file), report);
  writeFileSync(stamp, stampText());
  for (const file of changed) say(`Wrote ${file}.`);
  return 0;
}

/** For which contract the reports of the kernel were made. */
function stampText(): string {
  const hash = createHash('sha256');
  for (const [file, report] of reports) if (file.startsWith('shared-kernel/')) hash.update(report);
  return `${JSON.stringify({ contract: KERNEL_CONTRACT, reports: hash.digest('hex') }, null, 2)}\n`;
}
