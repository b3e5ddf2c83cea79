import { installWhatChanged } from '../install/install.mjs';
import { refuse } from '../machine/refusal.mjs';
import { stages } from './stages.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** Runs every stage, whatever the ones before say, and ends with the line `N passed, N failed`. */
export async function test() {
  try {
    await installWhatChanged(console.log);
  } catch (error) {
    refuse(error);
  }

  /** @type {Count} */
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const started = performance.now();
    const count = await countOf(stage);
    total.passed += count.passed;
    total.failed += count.failed;
    lines.push(`${stage.name}: ${count.passed} passed, ${count.failed} failed, ${seconds(started)}`);
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<Count>} a stage that breaks down is one failed test
 */
async function countOf(stage) {
  try {
    return await stage.run(console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`;
}
