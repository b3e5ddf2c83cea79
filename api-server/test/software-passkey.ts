import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Page {
  origin: string;
  host: string;
}

interface Options {
  challenge?: unknown;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** A passkey in software (ES256) that answers as a browser does. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private uses = 0;

  create(options: Options, page: Page, flags = PRESENT_AND_VERIFIED): Record<string, unknown> {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const point = (text: string) => bytes(Buffer.from(text, 'base64url'));
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), hex('21'), point(x), hex('22'), point(y)]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([this.data(page.host, flags | WITH_KEY), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      hex('a3'),
      text('fmt'),
      text('none'),
      text('attStmt'),
      hex('a0'),
      text('authData'),
      bytes(data),
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', options, page).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  use(options: Options, page: Page, { flags = PRESENT_AND_VERIFIED, uses }: { flags?: number; uses?: number } = {}) {
    this.uses = uses ?? this.uses + 1;
    const client = clientData('webauthn.get', options, page);
    const data = this.data(page.host, flags);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.uses);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter]);
  }

  private answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

function clientData(type: string, { challenge }: Options, { origin }: Page): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}

/** CBOR text of less than 24 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** CBOR bytes of 24 to 255. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
