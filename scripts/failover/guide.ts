import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/root.mjs';

const GUIDE = readFileSync(path.join(root, 'docs/high-availability.md'), 'utf8');
const BLOCK = /^((?:.+\n)+)\n```sh\n([\s\S]*?)```$/gm;
const NAMED = /`((?:pg|api)-\d)`/g;

/** Commands of the guide, and where they run: on named machines, on the leader, or on the other nodes. */
export interface Step {
  place: readonly string[] | 'leader' | 'others';
  script: string;
}

/** @throws {Error} if the guide has no such section, or no place for its commands */
export function stepsOf(section: string): Step[] {
  const text = GUIDE.split(/^## /m).find((each) => each.startsWith(`${section}\n`));
  if (text === undefined) throw new Error(`The guide has no section “${section}”`);
  return [...text.matchAll(BLOCK)].map(([, before = '', script = '']) => ({ place: placeIn(before), script }));
}

/** The last sentence before the commands names the machines. */
function placeIn(before: string): Step['place'] {
  const sentence = before.slice(before.lastIndexOf('On '));
  const machines = [...sentence.matchAll(NAMED)].map(([, name = '']) => name);
  if (sentence.startsWith('On the leader')) return 'leader';
  if (sentence.startsWith('On the others')) return 'others';
  if (machines.length === 0) throw new Error(`No machine is named for the commands after: ${before}`);
  return machines;
}

export function packagesOfGuide(): string[] {
  return [...GUIDE.matchAll(/^apt-get install (.*)$/gm)].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => !name.startsWith('--')),
  );
}

/** Packages are installed before the network of the test is closed. */
export function withoutInstallation(script: string): string {
  return script.replace(/^apt-get install .*$/gm, '');
}
