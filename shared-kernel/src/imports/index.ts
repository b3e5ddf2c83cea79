export { ImportPage, type ImportPageProps } from './import-page';
