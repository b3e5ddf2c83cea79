export { builtFolder, descriptor, emptyFolder, shell, type BuiltFolder } from './built-folder';
export { teamRemote } from './team-remote';
