import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page may still load the files of a former build while the next one is written. */
const KEPT = 5;

/** Files of the last builds in memory, because the bundler removes the former ones from the folder. */
export class BuildHistory {
  private builds: ReadonlyMap<string, Buffer>[] = [];

  constructor(private readonly folder: string) {}

  /** Keeps the present content of the folder as the newest build. */
  async keep(): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const read = files.map(async (file) => [path.relative(this.folder, file), await readFile(file)] as const);
    this.builds = [new Map(await Promise.all(read)), ...this.builds].slice(0, KEPT);
  }

  /** The file of the newest build that has it: names of scripts and styles have the hash of their content. */
  find(name: string): Buffer | undefined {
    return this.builds.find((build) => build.has(name))?.get(name);
  }
}
