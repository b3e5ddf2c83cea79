/** Former names, for remotes of contracts 1.0 to 1.4. @deprecated Take `dates` or `files`. */
export * from '../dates';
export {
  downloadAnswer,
  downloadUrl,
  extensionOf,
  FilePreview,
  FileTiles,
  Progress,
  useDownload,
  useLightbox,
  type Picture,
} from '../files';
