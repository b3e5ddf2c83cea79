import { fileURLToPath } from 'node:url';

/** In a bundle the gazetteer lies beside it, where `serverBuild` puts it. */
export function gazetteerFolder(): string {
  const folder = import.meta.url.endsWith('.ts') ? '../../../assets/gazetteer' : './gazetteer';
  return fileURLToPath(new URL(folder, import.meta.url));
}
