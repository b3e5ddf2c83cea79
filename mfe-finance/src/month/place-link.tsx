import type { MonthPlace } from '@comptoir/api-contract/month-report';
import { Link } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import type { ReactNode } from 'react';
import styles from './month.module.css';

interface PlaceLinkProps {
  place: MonthPlace;
  /** Page of an office with the rows; a country shows its offices in the same month. */
  to: string;
  month: string;
  children: ReactNode;
}

/** Opens the rows of a figure, and selects their country and office in the filter. */
export function PlaceLink({ place, to, month, children }: PlaceLinkProps) {
  const isOffice = place.name !== undefined;
  if (place.archived) return children;
  return (
    <Link
      to={isOffice ? to : `/month?month=${month}`}
      className={styles.link}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        // Opens another tab or window.
        if (ctrlKey || metaKey || shiftKey) return;
        selection.chooseCountry(place.countryCode);
        if (isOffice) selection.chooseOffice(place.place);
      }}
    >
      {children}
    </Link>
  );
}

/** A sum of all places as a link to the page with its places, if there is one. */
export function WithRows({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} className={styles.sum}>
      {children}
    </Link>
  );
}
