import type { LocalDay } from '@comptoir/api-contract/collection-state';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';

/** The day of `now` in the browser's time zone. */
function dayAround(now: Date): LocalDay {
  const day = dayjs(now);
  return { begins: day.startOf('day').valueOf(), ends: day.endOf('day').valueOf() };
}

/** Today, also after midnight and on a page that is looked at again the next morning. */
export function useToday(): LocalDay {
  const [today, setToday] = useState(() => dayAround(new Date()));
  useEffect(() => {
    const look = () => {
      const now = dayAround(new Date());
      setToday((known) => (known.begins === now.begins ? known : now));
    };
    const midnight = setTimeout(look, today.ends + 1 - Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today]);
  return today;
}
