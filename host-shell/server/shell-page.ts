import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, SHELL_HASH } from '@comptoir/remote-sdk/build/file-hashes';
import * as z from 'zod/mini';

export interface PreloadedFile {
  href: string;
  integrity: string;
  isModule?: boolean;
}

/** Styles that are inlined, or linked by a large page. */
interface Stylesheet {
  href: string;
  integrity: string;
  text: string;
}

/** Surroundings of the content: none, the sign-in form, the dashboard, or a page of its own. */
export type PagePlace = 'outside' | 'login' | 'home' | 'page';

/** Files that some pages need besides the first script. */
export interface PagePart {
  scripts: readonly PreloadedFile[];
  styles: readonly Stylesheet[];
}

export interface ShellPage {
  html: string;
  styles: readonly Stylesheet[];
  layout: PagePart;
  login: PagePart;
  /** Files of the shared modules that load on demand, by name. */
  faces: Readonly<Record<string, readonly PreloadedFile[]>>;
  firstScript: string;
  paintScript: string;
  /** Script that shows which remote is where; absent in a shell without it. */
  inspect?: PreloadedFile;
  /** Still pages that are shown before the scripts, by page: a template in each language. */
  prerenderedPages: Readonly<Record<string, string>>;
}

const PageFiles = z.object({
  layout: z.array(z.string()),
  login: z.array(z.string()),
  faces: z.record(z.string(), z.array(z.string())),
  firstScript: z.string(),
  paintScript: z.string(),
  prerenderedPages: z.record(z.string(), z.string()),
});

const STYLESHEET = /<link(?=[^>]* rel="stylesheet")[^>]* href="\/([^"]+)"[^>]*>/g;

/** Reads the built shell in `folder`. @throws Error when there is none */
export async function readShellPage(folder: string): Promise<ShellPage> {
  try {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    const parsed: unknown = JSON.parse(await readFile(path.join(folder, 'page-files.json'), 'utf8'));
    const { layout, login, faces, ...texts } = PageFiles.parse(parsed);
    const first = [...html.matchAll(STYLESHEET)].flatMap(([, file]) => file ?? []);
    return {
      html: html.replaceAll(STYLESHEET, ''),
      styles: await stylesIn(folder, first),
      layout: await partOf(folder, layout),
      login: await partOf(folder, login),
      faces: await filesOfFaces(folder, faces),
      ...(await inspectScript(folder)),
      ...texts,
    };
  } catch (cause) {
    throw new Error(`${folder} contains no built shell; npm start builds it`, { cause });
  }
}

async function inspectScript(folder: string): Promise<Pick<ShellPage, 'inspect'>> {
  const [inspect] = await hashed(folder, ['inspect.js']).catch(() => []);
  return inspect ? { inspect } : {};
}

async function partOf(folder: string, files: readonly string[]): Promise<PagePart> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return { scripts: await hashed(folder, scripts), styles: await stylesIn(folder, files) };
}

async function filesOfFaces(folder: string, faces: z.infer<typeof PageFiles>['faces']): Promise<ShellPage['faces']> {
  const entries = Object.entries(faces).map(async ([name, files]) => [name, await hashed(folder, files)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function hashed(folder: string, files: readonly string[]): Promise<PreloadedFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      href: `/${file}`,
      integrity: integrityOf(await readFile(path.join(folder, file)), SHELL_HASH),
    })),
  );
}

function stylesIn(folder: string, files: readonly string[]): Promise<Stylesheet[]> {
  const styles = files.filter((file) => file.endsWith('.css'));
  return Promise.all(
    styles.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      return { href: `/${file}`, integrity: integrityOf(content, SHELL_HASH), text: content.toString() };
    }),
  );
}
