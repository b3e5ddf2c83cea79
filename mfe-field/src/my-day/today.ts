import type { LocalDay } from '@comptoir/api-contract/collection-state';
import { localDay } from '@comptoir/api-contract/local-time';
import { now, officeTimeZone, serverNow } from '@comptoir/kernel/format';
import { useEffect, useState } from 'react';

/** Current day in the time zone of the office. */
function dayAround(): LocalDay {
  return localDay(officeTimeZone(), now());
}

/** Updates at midnight and when a suspended page becomes visible. */
export function useToday(): LocalDay {
  const [today, setToday] = useState(dayAround);
  useEffect(() => {
    const look = () => {
      const day = dayAround();
      setToday((known) => (known.begins === day.begins ? known : day));
    };
    const midnight = setTimeout(look, today.ends + 1 - serverNow());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
