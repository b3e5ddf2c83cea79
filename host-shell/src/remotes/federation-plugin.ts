import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import { pageData } from '../page-data';
import { RemoteError } from './reason-codes';

/**
 * The run-time hooks of Module Federation: manifests come out of the page where they stand in it, every request has a
 * deadline, and nothing of a remote runs without the hash that the registry has for it.
 */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'comptoir-loading',
    fetch: fetchManifest,
    createScript: ({ url }) => createScript(url),
    createLink: ({ url, attrs }) => createLink(url, attrs),
  };
}

async function fetchManifest(url: string, init: RequestInit): Promise<Response> {
  const { manifests, integrity, config } = pageData();
  const { deadlines } = config;
  const inline = manifests.get(url);
  if (inline !== undefined) return new Response(inline, { headers: { 'content-type': 'application/json' } });
  const hash = integrity.get(url);
  if (hash === undefined) throw new RemoteError('integrity-missing', `The registry has no hash for ${url}`);
  let response: Response;
  try {
    response = await fetch(url, { ...init, integrity: hash, signal: AbortSignal.timeout(deadlines.manifest) });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new RemoteError('manifest-timeout', `${url} gave no answer within ${deadlines.manifest} ms`, { cause });
    }
    throw new RemoteError('manifest-unreachable', `${url} cannot be fetched`, { cause });
  }
  if (!response.ok) throw new RemoteError('manifest-unreachable', `${url} answered ${response.status}`);
  return response;
}

function createScript(url: string): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  guard(script, url);
  return { script, timeout: pageData().config.deadlines.entry };
}

function createLink(url: string, attributes: Record<string, unknown> = {}): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, String(value));
  link.href = url;
  guard(link, url);
  return link;
}

/** Lets an element run only what the registry knows the hash of. */
function guard(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const hash = pageData().integrity.get(new URL(url, location.href).href);
  if (hash === undefined) throw new RemoteError('integrity-missing', `The registry has no hash for ${url}`);
  element.crossOrigin = 'anonymous';
  element.integrity = hash;
}
