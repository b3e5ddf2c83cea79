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
  const { integrity, config } = pageData();
  const hash = integrity.get(new URL(url, location.href).href);
  if (hash === undefined) throw new RemoteError('integrity-missing', `The registry has no hash for ${url}`);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = hash;
  return { script, timeout: config.deadlines.entry };
}
