import { useLanguage } from '../i18n';

/** From what is given to what is received for it, in the direction that the language is read. */
export function Arrow() {
  const { direction } = useLanguage();
  return <> {direction === 'rtl' ? '←' : '→'} </>;
}
