/** Former names, for remotes of contracts 1.0 to 1.4. @deprecated Take `fields`, `changes`, `records`, `files`, `dates` or `money`. */
export * from '../changes';
export * from '../fields';
export { FilePicker, keptFiles, putFile, type PutFileOptions } from '../files';
export { TimeInput } from '../dates/time-input';
export { parseDecimal } from '../money';
export {
  Detail,
  Fact,
  Facts,
  FailureNotice,
  History,
  OwnSessions,
  RecordPage,
  StaleNotice,
  useDeletion,
  useRecordChange,
  type HistoryProps,
  type RecordChangeOptions,
  type RecordQuery,
} from '../records';
