import { createHmac, timingSafeEqual } from 'node:crypto';

/** One thing that may be done with one file until a moment. */
export interface Permission {
  method: 'GET' | 'PUT';
  fileId: string;
  /** Seconds since 1970. */
  expires: number;
}

/** What proves a permission, as the query of an address; `secret` is the file's own. */
export function signedQuery(permission: Permission, secret: string): string {
  return `expires=${permission.expires}&signature=${signature(permission, secret)}`;
}

/** Whether the proof is right and the permission holds now. */
export function permits(permission: Permission, secret: string, proof: string): boolean {
  const expected = Buffer.from(signature(permission, secret));
  const given = Buffer.from(proof);
  return expected.length === given.length && timingSafeEqual(expected, given) && permission.expires * 1000 > Date.now();
}

function signature({ method, fileId, expires }: Permission, secret: string): string {
  return createHmac('sha256', secret).update(`${method}\n${fileId}\n${expires}`).digest('base64url');
}
