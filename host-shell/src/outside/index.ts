import './shared';

export { App } from '../app';
export { openComptoir } from './open-comptoir';
export { useEntries, type Entry } from './use-entries';
