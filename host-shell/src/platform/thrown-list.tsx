import { REASON_CODES } from '@comptoir/api-contract/reason-codes';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { ReasonLink } from '../remotes/reason-link';
import { usePlatformMessages } from './messages/messages';
import styles from './platform.module.css';
import type { ThrownFailure } from './thrown-failure';

/** Errors that versions of a remote threw in browsers, newest first: the data of `comptoir-remote failures`. */
export function ThrownList({ failures }: { failures: readonly ThrownFailure[] }) {
  const t = usePlatformMessages();
  if (failures.length === 0) return null;
  return (
    <details className={styles.thrown}>
      <summary>{t('thrown.title', { count: failures.length })}</summary>
      <ul>
        {failures.map((failure) => (
          <li key={JSON.stringify([failure.version, failure.reason, failure.message, failure.stack])}>
            <Thrown {...failure} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Thrown({ version, reason, message, stack, reports, offices, browsers, firstAt, lastAt }: ThrownFailure) {
  const t = usePlatformMessages();
  // A newer page server may know other codes.
  const code = REASON_CODES.find((each) => each === reason);
  const moment = (at: string) => <Figure>{formatDateTime(at, browserTimeZone())}</Figure>;
  return (
    <>
      <p>
        <bdi>{version}</bdi>: {code ? <ReasonLink code={code} /> : <bdi>{reason}</bdi>}
      </p>
      <pre dir="ltr">{[message, ...stack.map((frame) => `    at ${frame}`)].join('\n')}</pre>
      <p className={styles.explain}>
        {t('thrown.counts', { reports, offices })} <bdi>{browsers.join(', ')}</bdi>
        <br />
        {moment(firstAt)} – {moment(lastAt)}
      </p>
    </>
  );
}
