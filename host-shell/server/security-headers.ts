import { PERMISSIONS } from '../src/permissions/permissions';
import type { RuntimeConfig } from '../src/runtime-config';
import { REPORTS_PATH } from './reports';

export interface SecurityOptions {
  /** Address of an override, whose origin is allowed for the browser that carries it. */
  override?: string;
  maps: RuntimeConfig['maps'];
  /** Allowed inline scripts as policy sources: import maps and the script of the first calls. */
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  /** Capabilities that the remote of the page needs. */
  needs?: readonly string[] | undefined;
  /** Further origins of media, for example an S3 endpoint. */
  mediaOrigins: readonly string[];
}

const GOOGLE = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** Trusted Types policies that frameworks create for their own templates. */
const FRAMEWORK_POLICIES = ['vue', 'angular', 'lit-html'];

const CLOSED = ['microphone', 'payment'];

/** Content security policy of a page: own origin only, no inline script, no eval. */
export function securityHeaders({
  maps,
  mediaOrigins,
  override,
  inlineScripts = [],
  inlineStyles = [],
  needs = [],
}: SecurityOptions): Record<string, string> {
  const google = maps.provider === 'google' ? GOOGLE : [];
  const tiles = maps.provider === 'tiles' && maps.tileUrl ? [originOf(maps.tileUrl)] : [];
  const elsewhere = override === undefined ? [] : [new URL(override).origin];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...google, ...elsewhere],
    'style-src': [
      "'self'",
      // A hash would disable `unsafe-inline`.
      ...(google.length > 0 ? ["'unsafe-inline'", 'https://fonts.googleapis.com'] : inlineStyles),
      ...elsewhere,
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...google, ...tiles, ...mediaOrigins, ...elsewhere],
    'font-src': ["'self'", ...(google.length > 0 ? ['https://fonts.gstatic.com'] : []), ...elsewhere],
    // A development server announces changes through a socket.
    'connect-src': ["'self'", ...google, ...mediaOrigins, ...elsewhere, ...elsewhere.map(socketOf)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Markup and script addresses pass the page's own Trusted Types policy, or those of libraries of other teams'
    // remotes. Google's scripts change without notice, so they are exempt.
    ...(google.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', ...FRAMEWORK_POLICIES] }),
    'report-uri': [REPORTS_PATH],
    'report-to': ['policy'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    // Google's scripts change without notice, and those of an override with each edit: neither carries a hash. The head
    // guard still checks published files.
    ...(google.length > 0 || elsewhere.length > 0
      ? {}
      : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)' }),
    'reporting-endpoints': `policy="${REPORTS_PATH}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': tiles.length > 0 ? 'strict-origin-when-cross-origin' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions(override === undefined ? needs : PERMISSIONS),
  };
}

function permissions(needs: readonly string[]): string {
  const declared = PERMISSIONS.map((name) => `${name}=(${needs.includes(name) ? 'self' : ''})`);
  return [...declared, ...CLOSED.map((name) => `${name}=()`)].join(', ');
}

function socketOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

function originOf(template: string): string {
  return template.replace('{s}', '*').replace(/^(https?:\/\/[^/]+).*$/, '$1');
}
