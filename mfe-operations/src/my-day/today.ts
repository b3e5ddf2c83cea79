import type { LocalDay } from '@comptoir/api-contract/collection-state';
import { localDay } from '@comptoir/api-contract/local-time';
import { now, officeTimeZone, serverNow } from '@comptoir/kernel/format';
import { useEffect, useState } from 'react';

/** The day of this moment on the clocks of the office. */
function dayAround(): LocalDay {
  return localDay(officeTimeZone(), now());
}

/** Today, also after midnight and on a page that is looked at again the next morning. */
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
