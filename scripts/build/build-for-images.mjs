import { availableParallelism } from 'node:os';
import { refuse } from '../machine/refusal.mjs';
import { fingerprinted } from './fingerprinted-steps.mjs';
import { inParallel } from './in-parallel.mjs';
import { markedVersion } from './marked-version.mjs';
import { runStep } from './run-step.mjs';
import { steps } from './steps.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

// A remote with changed sources gets another version, so that its container publishes it.
try {
  const all = await fingerprinted(await steps('deployment'));
  await inParallel(availableParallelism(), all, (step) => runStep(step, versionOf(step), say));
} catch (error) {
  refuse(error);
}

/** @param {import('./fingerprinted-steps.mjs').FingerprintedStep} step */
function versionOf({ remoteVersion, fingerprint }) {
  return remoteVersion && (process.env['VERSION'] || markedVersion(remoteVersion, 'built', fingerprint));
}
