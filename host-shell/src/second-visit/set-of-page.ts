import { SET_NAME } from '../page-elements';

export function setOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${SET_NAME}]`)?.content;
}
