import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';

/**
 * @param {import('./steps.mjs').Step} step
 * @param {string | undefined} version of the built remote
 * @param {(line: string) => void} say
 * @throws {Refusal} with the build's output
 */
export async function runStep(step, version, say) {
  const started = performance.now();
  const { code, output } = await run(step.command, step.args, {
    cwd: step.folder,
    env: { NODE_ENV: 'production', ...(version && { REMOTE_VERSION: version }) },
  });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\n${step.name} does not build; the text above says why.`);
  say(`Built ${step.name} in ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
}
