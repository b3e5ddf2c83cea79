import type { MonthPlace } from '@comptoir/api-contract/month-report';
import { Link } from '@comptoir/kernel/router';
import { selection } from '@comptoir/kernel/selection';
import type { ReactNode } from 'react';
import styles from './month.module.css';

interface PlaceLinkProps {
  place: MonthPlace;
  /** Page of an office with the rows; a country opens its offices. */
  to: string;
  month: string;
  children: ReactNode;
}

/** Opens the rows of a figure, and selects their office in the filter. */
export function PlaceLink({ place, to, month, children }: PlaceLinkProps) {
  const isOffice = place.name !== undefined;
  if (place.archived) return children;
  return (
    <Link
      to={isOffice ? to : `/month?month=${month}&country=${place.countryCode}`}
      className={styles.link}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        // Opens another tab or window.
        if (!isOffice || ctrlKey || metaKey || shiftKey) return;
        selection.chooseCountry(place.countryCode);
        selection.chooseOffice(place.place);
      }}
    >
      {children}
    </Link>
  );
}
