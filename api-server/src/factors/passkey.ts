import type { WebAuthnCredential } from '@simplewebauthn/server';
import { refused } from '../api-error';
import type { FactorRow } from './factors.repository';
import type { PasskeySite } from './factor-rules';

/** Credential of a browser as JSON; the library checks it. */
export type CredentialJson = Readonly<Record<string, unknown>>;

/** Loaded with the first passkey: most deployments have none. */
const library = () => import('@simplewebauthn/server');

/** Options for a new passkey, which verifies its person and needs no name typed at a sign-in. */
export async function creationOptions(
  { host }: PasskeySite,
  person: { id: string; name: string; email: string },
  known: readonly FactorRow[],
): Promise<{ challenge: string; options: Record<string, unknown> }> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Comptoir',
    rpID: host,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ credentialId: id }) => (id === null ? [] : [{ id }])),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** Options for a sign-in. They name no credential, so that they do not reveal whether an account has one. */
export async function requestOptions({
  host,
}: PasskeySite): Promise<{ challenge: string; options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
  return { challenge: options.challenge, options: { ...options } };
}

/** @throws {ApiError} 422 for another page, another challenge or an invalid credential */
export async function verifyCreation(
  { origin, host }: PasskeySite,
  challenge: string,
  credential: CredentialJson,
): Promise<{ credentialId: string; publicKey: string; counter: number }> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await accepted(() =>
    verifyRegistrationResponse({
      // The library reads it as unknown data.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      response: credential as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw refused('passkey-wrong');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * Returns the new signature counter.
 *
 * @throws {ApiError} 422 for another page, another challenge, a counter that went back, or a wrong signature
 */
export async function verifyUse(
  { origin, host }: PasskeySite,
  challenge: string,
  credential: CredentialJson,
  { credentialId, publicKey, counter }: FactorRow,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const stored: WebAuthnCredential = {
    id: credentialId ?? '',
    publicKey: new Uint8Array(Buffer.from(publicKey ?? '', 'base64url')),
    counter: Number(counter),
  };
  const { verified, authenticationInfo } = await accepted(() =>
    verifyAuthenticationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      response: credential as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: stored,
      requireUserVerification: true,
    }),
  );
  if (!verified) throw refused('passkey-wrong');
  return authenticationInfo.newCounter;
}

/** The library throws for each way in which a credential is wrong; the answer is the same for all. */
async function accepted<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw refused('passkey-wrong');
  }
}
