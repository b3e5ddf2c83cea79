import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import { OVERRIDE } from '../remote-override/page-override';
import styles from './platform.module.css';
import { VersionItem } from './version-item';

interface VersionsProps {
  remote: string;
  /** What this page may show, the newest first. */
  published: readonly string[];
  /** The one that only some people are shown. */
  some: string | undefined;
  days: readonly RemoteDay[];
  decisions: readonly RemoteDecision[];
}

/** The versions of a remote that anybody is shown, was shown in the last 30 days, or that something was decided on. */
export function Versions({ remote, published, some, days, decisions }: VersionsProps) {
  const others = [...days.toReversed(), ...decisions].map(({ version }) => version);
  const versions = [...new Set([...published, ...others])].filter((version) => version !== OVERRIDE);
  return (
    <ul className={styles.versions}>
      {versions.map((version) => (
        <VersionItem
          key={version}
          remote={remote}
          version={version}
          days={days}
          hasShare={version === some}
          decided={decisions.find((each) => each.version === version)}
        />
      ))}
    </ul>
  );
}
