import { useLanguage } from '@comptoir/kernel/internal/i18n';

/** Arrow from the given to the received amount, in reading direction. */
export function Arrow() {
  const { direction } = useLanguage();
  return <> {direction === 'rtl' ? '←' : '→'} </>;
}
