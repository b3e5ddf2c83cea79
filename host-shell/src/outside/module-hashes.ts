import type { Registry } from '@comptoir/remote-registry/registry';
import { MODULE_CHECKS } from '../page-elements';
import { moduleHashes } from '../page-registry';

/**
 * Inserts the import map that the page server writes into our pages, so that the browser checks modules. Call it before
 * the first module of the page.
 */
export async function offerModuleHashes({ remotes }: Registry): Promise<void> {
  const modules = Object.entries(remotes).flatMap(([name, remote]) => moduleHashes(name, remote));
  if (modules.length === 0) return;
  const content = await (await fetch(MODULE_CHECKS.page.right)).text();
  const probes = [
    [MODULE_CHECKS.page.right, await hashOf(content)],
    [MODULE_CHECKS.page.wrong, await hashOf(`${content}//`)],
  ];
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: Object.fromEntries([...probes, ...modules]) });
  document.head.append(map);
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
