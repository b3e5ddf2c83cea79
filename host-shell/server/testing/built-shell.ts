import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@comptoir/remote-registry/testing';

/** A folder as a build of the shell leaves it, with a page that has nothing in it. */
export async function builtShell(): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(
    path.join(folder, 'page-files.json'),
    '{"layout":[],"login":[],"firstScript":"begin()","paintScript":"show()","stillPages":{}}',
  );
  return folder;
}
