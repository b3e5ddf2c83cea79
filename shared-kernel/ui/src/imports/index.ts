export { ImportPage } from './import-page';
export type { ImportPageProps } from './import-words';
