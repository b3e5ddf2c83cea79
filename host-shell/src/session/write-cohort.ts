import { COHORT_COOKIE } from './cohort-cookie';

export function writeCohort(value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COHORT_COOKIE}=${value}; path=/; samesite=strict${secure}${value ? '' : '; max-age=0'}`;
}
