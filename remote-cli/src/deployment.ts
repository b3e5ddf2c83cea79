import { readFile } from 'node:fs/promises';
import path from 'node:path';

const REGISTRY = '@comptoir:registry';
const OURS = 'node_modules/@comptoir/remote';

/** The registry of the packages that the `.npmrc` of a folder names. */
export async function registryIn(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, '.npmrc'), 'utf8').catch(() => '');
  const line = text.split('\n').find((each) => each.startsWith(`${REGISTRY}=`));
  return line?.slice(REGISTRY.length + 1).trim();
}

/**
 * The registry that npm installed this command from, as npm wrote down beside it: it tells nobody what
 * `--@comptoir:registry=…` said.
 */
export async function registryOfCommand(
  installed = path.join(import.meta.dirname, '../../..'),
): Promise<string | undefined> {
  const text = await readFile(path.join(installed, '.package-lock.json'), 'utf8').catch(() => '{}');
  const { packages }: { packages?: Readonly<Record<string, { resolved?: string }>> } = JSON.parse(text);
  const archive = packages?.[OURS]?.resolved;
  return archive === undefined || !/^https?:/.test(archive) ? undefined : new URL('.', archive).href;
}

/** The address of the deployment that the packages of the remote in `folder` come from. */
export async function deploymentOf(folder: string): Promise<string | undefined> {
  const registry = await registryIn(folder);
  return registry && new URL(registry).origin;
}
