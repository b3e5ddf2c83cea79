import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@comptoir/remote-registry/testing';

export async function builtShell(): Promise<string> {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(
    path.join(folder, 'page-files.json'),
    '{"layout":[],"login":[],"faces":{},"firstScript":"begin()","paintScript":"show()","prerenderedPages":{}}',
  );
  return folder;
}
