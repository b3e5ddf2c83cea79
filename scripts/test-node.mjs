// Runs every test on another version of Node.js: npm run test:node -- 26 [options of npm test]
import { delimiter } from 'node:path';
import { folderOfNode } from './machine/other-node.mjs';
import { run } from './machine/program.mjs';
import { refuse, Refusal } from './machine/refusal.mjs';

/** @param {readonly string[]} args version, then options of `npm test` */
async function testOnNode([version, ...args]) {
  if (version === undefined) throw new Refusal('Name a version of Node.js, such as 26.');
  const path = [await folderOfNode(version), process.env['PATH']].filter(Boolean).join(delimiter);
  const { code } = await run('npm', ['test', '--', ...args], { env: { PATH: path }, shown: true });
  process.exitCode = code;
}

testOnNode(process.argv.slice(2)).catch(refuse);
