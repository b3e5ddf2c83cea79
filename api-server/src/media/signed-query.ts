import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Permission {
  method: 'GET' | 'PUT';
  fileId: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Query parameters that prove a permission; `secret` belongs to the file. */
export function signedQuery(permission: Permission, secret: string): string {
  return `expires=${permission.expires}&signature=${signature(permission, secret)}`;
}

export function permits(permission: Permission, secret: string, proof: string): boolean {
  const expected = Buffer.from(signature(permission, secret));
  const actual = Buffer.from(proof);
  return (
    expected.length === actual.length && timingSafeEqual(expected, actual) && permission.expires * 1000 > Date.now()
  );
}

function signature({ method, fileId, expires }: Permission, secret: string): string {
  return createHmac('sha256', secret).update(`${method}\n${fileId}\n${expires}`).digest('base64url');
}
