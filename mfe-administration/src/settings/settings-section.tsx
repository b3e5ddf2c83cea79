import { Card } from '@comptoir/ui';
import type { ReactNode } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  description?: string | undefined;
  children: ReactNode;
}

export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  return (
    <Card>
      <div className={styles.section}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Card>
  );
}
