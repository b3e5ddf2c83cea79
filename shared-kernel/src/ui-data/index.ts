import './antd.css';

export { DateInput } from './date/date-input';
export { downloadAnswer, downloadUrl } from './download/download';
export { useDownload } from './download/use-download';
export { extensionOf } from './file/extension-of';
export { FilePreview } from './file/file-preview';
export { FileTiles } from './file/file-tiles';
export type { Picture } from './file/lightbox';
export { useLightbox } from './file/use-lightbox';
export { PeriodFilter } from './date/period-filter';
export { PeriodPresets } from './date/period-presets';
export { PERIOD_NAMES, presetPeriod, type Period, type PeriodName } from './date/preset-period';
export { Progress } from './progress';
