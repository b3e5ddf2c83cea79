import type { WriteTransaction } from '../database/database';
import { stepOfCode } from './authenticator-app';
import type { SecretCipher } from './secret-cipher';
import { acceptStep, findFactors } from './factors.repository';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.repository';

export type AcceptedCode = { factor: 'TOTP' } | { factor: 'RECOVERY'; left: number };

/** Accepts a code once; undefined for a wrong or used one, without a hint which kinds the person has. */
export async function acceptCode(
  transaction: WriteTransaction,
  cipher: SecretCipher,
  userId: string,
  code: string,
): Promise<AcceptedCode | undefined> {
  if (!/^\d{6}$/.test(code)) {
    const isAccepted = await useRecoveryCode(transaction, userId, code);
    return isAccepted ? { factor: 'RECOVERY', left: await countRecoveryCodes(transaction, userId) } : undefined;
  }
  for (const { id, secret } of await findFactors(transaction, userId)) {
    const opened = secret === null ? undefined : cipher.decrypt(secret, userId);
    const step = opened === undefined ? undefined : stepOfCode(opened, code);
    if (step !== undefined && (await acceptStep(transaction, id, step))) return { factor: 'TOTP' };
  }
  return undefined;
}
