import { useId, type ReactNode } from 'react';
import { Link, type To } from '@comptoir/kernel/internal/router';
import { Icon } from '../icon/icon';
import page from './page.module.css';
import styles from './widget-card.module.css';

interface WidgetCardProps {
  title: string;
  /** Filtered list behind the widget's figures, with the label of the link. */
  link?: { to: To; label: string };
  children: ReactNode;
}

/** A card of the dashboard. */
export function WidgetCard({ title, link, children }: WidgetCardProps) {
  const id = useId();
  return (
    <section className={`${page.card} ${styles.widget}`} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {link && (
          <Link to={link.to} className={styles.link}>
            {link.label}
            <Icon name="forward" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
