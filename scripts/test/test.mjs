import { parseArgs } from 'node:util';
import { installDependencies } from '../install/install.mjs';
import { Refusal, refuse } from '../machine/refusal.mjs';
import { alone, beside, PARTS } from './stages.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {Count & { failures?: string[] }} StageResult with the names of failed tests */
/** @typedef {StageResult & { line: string }} Outcome */

/**
 * Runs every stage, or those of `--part=unit`, independent of earlier results, and prints the line `N passed, N
 * failed`. `--shard=1/3` runs a third of the tests.
 */
export async function test() {
  const { part, shard } = options();
  try {
    await installDependencies(console.log);
  } catch (error) {
    refuse(error);
  }

  /** @type {Outcome[]} */
  const outcomes = [];
  /** @param {IterableIterator<import('./stages.mjs').Stage>} queue */
  const work = async (queue) => {
    for (const stage of queue) outcomes.push(await outcomeOf(stage, shard));
  };
  /** @param {readonly import('./stages.mjs').StageOfPart[]} all */
  const wanted = (all) => all.filter(({ parts }) => part === undefined || parts.includes(part)).values();
  const together = wanted(beside);
  await Promise.all([work(together), work(together)]);
  await work(wanted(alone));

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${outcomes.map(({ line }) => `  ${line}`).join('\n')}`);
  const failures = outcomes.flatMap(({ failures: ofStage = [] }) => ofStage);
  if (failures.length > 0) console.log(`\n${failures.map((test) => `  Failed: ${test}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function options() {
  const { values } = parseArgs({ options: { part: { type: 'string' }, shard: { type: 'string' } } });
  const part = PARTS.find((each) => each === values.part);
  if (values.part !== undefined && part === undefined) refuse(new Refusal(`--part is one of ${PARTS.join(', ')}.`));
  return { part, shard: values.shard === undefined ? [] : [`--shard=${values.shard}`] };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {readonly string[]} shard
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(stage, shard) {
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  const result = await countOf(stage, shard);
  const { passed, failed } = result;
  return { ...result, line: `${stage.name}: ${passed} passed, ${failed} failed, ${seconds(started)}` };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {readonly string[]} shard
 * @returns {Promise<StageResult>} a stage that throws counts as one failed test
 */
async function countOf(stage, shard) {
  try {
    return await stage.run(console.log, shard);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`;
}
