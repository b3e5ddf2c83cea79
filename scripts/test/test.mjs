import { installWhatChanged } from '../install/install.mjs';
import { refuse } from '../machine/refusal.mjs';
import { checks, stages } from './stages.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {Count & { failures?: string[] }} Told with the names of the tests that failed, where they have any */
/** @typedef {Told & { line: string }} Outcome */

/** Runs every stage, whatever the ones before say, and ends with the line `N passed, N failed`. */
export async function test() {
  try {
    await installWhatChanged(console.log);
  } catch (error) {
    refuse(error);
  }

  /** @type {Outcome[]} */
  const outcomes = [];
  /** @param {IterableIterator<import('./stages.mjs').Stage>} queue */
  const work = async (queue) => {
    for (const stage of queue) outcomes.push(await outcomeOf(stage));
  };
  const waiting = checks.values();
  await Promise.all([work(waiting), work(waiting)]);
  await work(stages.values());

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${outcomes.map(({ line }) => `  ${line}`).join('\n')}`);
  const failures = outcomes.flatMap(({ failures: ofStage = [] }) => ofStage);
  if (failures.length > 0) console.log(`\n${failures.map((test) => `  Failed: ${test}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(stage) {
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  const told = await countOf(stage);
  const { passed, failed } = told;
  return { ...told, line: `${stage.name}: ${passed} passed, ${failed} failed, ${seconds(started)}` };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @returns {Promise<Told>} a stage that breaks down is one failed test
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
