import { fileURLToPath } from 'node:url';

/** The gazetteer of this package; a bundle has it beside itself, where `serverBuild` puts it. */
export function gazetteerFolder(): string {
  const folder = import.meta.url.endsWith('.ts') ? '../../../assets/gazetteer' : './gazetteer';
  return fileURLToPath(new URL(folder, import.meta.url));
}
