import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { startS3StandIn } from '../../api-server/test/s3-stand-in';
import { startSmtpStandIn } from '../../api-server/test/smtp-stand-in';
import { decodeQuotedPrintable } from '../fixtures/mail';
import { HOST } from './deployment';

export interface Outside {
  environment: Record<string, string>;
  files: () => string[];
  linkTo: (address: string) => string | undefined;
  stop: () => Promise<void>;
}

const signingKey = () =>
  Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
const secret = () => randomBytes(24).toString('hex');

export const boss = { email: 'boss@comptoir.example', password: 'Seventeen-quiet-boats' } as const;

export async function startOutside(page: string): Promise<Outside> {
  const credentials = { accessKeyId: 'key-of-the-test', secretAccessKey: secret() };
  const storage = await startS3StandIn([credentials], { host: '0.0.0.0', origin: page });
  const mail = await startSmtpStandIn('0.0.0.0');
  const { port } = new URL(storage.endpoint);
  return {
    environment: {
      POSTGRES_PASSWORD: secret(),
      COMPTOIR_OWNER_PASSWORD: secret(),
      COMPTOIR_APP_PASSWORD: secret(),
      JWT_SECRET: secret(),
      RECEIPT_SIGNING_KEY: signingKey(),
      METRICS_TOKEN: secret(),
      ADMIN_EMAIL: boss.email,
      ADMIN_PASSWORD: boss.password,
      SMTP_URL: `smtp://${HOST}:${mail.port}`,
      S3_ENDPOINT: `http://${HOST}:${port}`,
      S3_PUBLIC_ENDPOINT: `http://localhost:${port}`,
      MEDIA_ORIGINS: `http://localhost:${port}`,
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    files: () => storage.keys(),
    linkTo: (address) => {
      const mails = mail.mails.map(decodeQuotedPrintable).filter((each) => each.includes(address));
      return /https?:\/\/\S+token=\S+/.exec(mails.at(-1) ?? '')?.[0];
    },
    stop: async () => {
      await storage.close();
      await mail.close();
    },
  };
}
