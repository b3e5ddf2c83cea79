import { SET_NAME } from '../page-elements';

/** The set in which the page is kept; none where no service worker keeps it. */
export function setOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${SET_NAME}]`)?.content;
}
