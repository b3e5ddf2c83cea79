import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import { OVERRIDE } from '../remote-override/page-override';
import styles from './platform.module.css';
import { VersionItem } from './version-item';

interface VersionsProps {
  remote: string;
  published: readonly string[];
  some: string | undefined;
  days: readonly RemoteDay[];
  decisions: readonly RemoteDecision[];
}

/** Versions of a remote that are published, were shown in the last 30 days, or have a decision. */
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
