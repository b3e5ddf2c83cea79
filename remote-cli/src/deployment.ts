import { readFile } from 'node:fs/promises';
import path from 'node:path';

const REGISTRY = '@comptoir:registry';
const OURS = 'node_modules/@comptoir/remote';

export async function registryIn(folder: string): Promise<string | undefined> {
  return registryOf(await readFile(path.join(folder, '.npmrc'), 'utf8').catch(() => ''));
}

/** Registry of our packages in the text of an `.npmrc`. */
export function registryOf(npmrc: string): string | undefined {
  const line = npmrc.split('\n').find((each) => each.startsWith(`${REGISTRY}=`));
  return line?.slice(REGISTRY.length + 1).trim();
}

/**
 * Registry from which npm installed this command, recorded by npm beside it: npm does not pass
 * `--@comptoir:registry=…` on.
 */
export async function registryOfCommand(
  installed = path.join(import.meta.dirname, '../../..'),
): Promise<string | undefined> {
  const text = await readFile(path.join(installed, '.package-lock.json'), 'utf8').catch(() => '{}');
  const { packages }: { packages?: Readonly<Record<string, { resolved?: string }>> } = JSON.parse(text);
  const archive = packages?.[OURS]?.resolved;
  return archive === undefined || !/^https?:/.test(archive) ? undefined : new URL('.', archive).href;
}

/** URL of the deployment from which the packages of the remote in `folder` come. */
export async function deploymentOf(folder: string): Promise<string | undefined> {
  const registry = await registryIn(folder);
  return registry && new URL(registry).origin;
}
