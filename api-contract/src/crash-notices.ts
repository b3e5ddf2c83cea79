import * as z from 'zod/mini';
import { FailureReport, RemoteName, RemoteVersion } from './remote-failures';
import { Email } from './values';

/** Header with the secret that API and page servers share. */
export const NOTICE_SECRET_HEADER = 'comptoir-notice-secret';

const text = (most: number) => z.string().check(z.maxLength(most));

/** Address of a team: mail, or a webhook whose requests are signed with `key`. */
const NoticeAddress = z.union([
  z.object({ mail: Email }),
  z.object({ webhook: z.url({ protocol: /^https?$/ }).check(z.maxLength(500)), key: text(100) }),
]);

/** First crash of a version, reported by page servers. The message contains no text typed by users. */
export const CrashNotice = z.object({
  team: text(100),
  to: NoticeAddress,
  remote: RemoteName,
  version: RemoteVersion,
  reason: FailureReport.shape.reason,
  message: text(300),
  stack: z.array(text(500)).check(z.maxLength(10)),
});

export type CrashNotice = z.infer<typeof CrashNotice>;
