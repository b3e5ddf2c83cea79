import { OVERRIDE_COOKIE } from '@comptoir/api-contract/remote-overrides';

type CookieJar = Pick<Document, 'cookie'>;

export function keepOverride(token: string, until: string, jar: CookieJar = document): void {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 1000));
  jar.cookie = `${OVERRIDE_COOKIE}=${token}; ${attributes()}; max-age=${seconds}`;
}

export function dropOverride(jar: CookieJar = document): void {
  jar.cookie = `${OVERRIDE_COOKIE}=; ${attributes()}; max-age=0`;
}

function attributes(): string {
  return `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}
