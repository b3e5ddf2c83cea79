import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Marked, type Token } from 'marked';
import { getHeadingList, gfmHeadingId, type HeadingData } from 'marked-gfm-heading-id';
import { handbookPage, type ListedPage } from './handbook-page';

export interface HandbookFile {
  name: string;
  content: Buffer;
}

interface Picture {
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

interface WrittenPage extends ListedPage {
  html: string;
  headings: readonly HeadingData[];
}

const FIRST = 'README.md';

/**
 * Builds the handbook for staff: HTML pages with pictures and styles, whose names carry a content hash.
 * @param folder of the Markdown files: README.md is the first page, and lists the others by linking to them
 * @param styles CSS files, in order
 * @throws Error that names an unlinked page, or a broken link or picture
 */
export async function buildHandbook(folder: string, styles: readonly string[]): Promise<HandbookFile[]> {
  const sources = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const pictures = new Map<string, Picture>();
  const files: HandbookFile[] = [];
  const addPicture = async (href: string) => {
    if (pictures.has(href)) return;
    const content = await readFile(path.join(folder, href));
    const name = hashedName(`pictures/${path.basename(href)}`, content);
    pictures.set(href, { address: name, ...sizeOf(content) });
    files.push({ name, content });
  };
  const pages = new Map<string, WrittenPage>();
  for (const source of sources) {
    pages.set(source, await writePage(folder, source, { sources, pictures, addPicture }));
  }
  const css = Buffer.concat(await Promise.all(styles.map((file) => readFile(file))));
  const stylesheet = hashedName('handbook.css', css);
  const listed = listedIn(await readFile(path.join(folder, FIRST), 'utf8'), pages);
  const written = listed.map((page) => ({
    name: page.address,
    content: Buffer.from(handbookPage({ page, parts: page.headings, html: page.html, pages: listed, stylesheet })),
  }));
  return [...written, { name: stylesheet, content: css }, ...files];
}

interface Surroundings {
  sources: readonly string[];
  pictures: ReadonlyMap<string, Picture>;
  addPicture: (href: string) => Promise<void>;
}

async function writePage(folder: string, source: string, around: Surroundings): Promise<WrittenPage> {
  const { sources, pictures, addPicture } = around;
  const marked = new Marked(gfmHeadingId(), {
    async: true,
    walkTokens: async (token: Token) => {
      if (token.type === 'image') await addPicture(String(token['href']));
      if (token.type === 'link') token['href'] = linkIn(source, String(token['href']), sources);
    },
    renderer: {
      image: ({ href, text }) => {
        const picture = pictures.get(href);
        if (!picture) throw new Error(`${source} shows ${href}, which is not there`);
        const { address, width, height } = picture;
        return `<img src="${address}" alt="${text}" width="${width}" height="${height}" loading="lazy">`;
      },
    },
  });
  const html = await marked.parse(await readFile(path.join(folder, source), 'utf8'));
  const headings = getHeadingList();
  const title = headings.find(({ level }) => level === 1)?.text;
  if (title === undefined) throw new Error(`${source} has no title`);
  return { address: addressOf(source), title, html, headings };
}

function listedIn(text: string, pages: ReadonlyMap<string, WrittenPage>): WrittenPage[] {
  const named = [...text.matchAll(/\]\(([\w-]+\.md)/g)].flatMap(([, file]) => file ?? []);
  const listed = [...new Set([FIRST, ...named])].flatMap((file) => pages.get(file) ?? []);
  const missing = [...pages].find(([, page]) => !listed.includes(page));
  if (missing) throw new Error(`${FIRST} does not link ${missing[0]}`);
  return listed;
}

function linkIn(source: string, href: string, sources: readonly string[]): string {
  if (/^https?:/.test(href)) return href;
  const [file = '', part] = href.split('#');
  if (file !== '' && !sources.includes(file))
    throw new Error(`${source} leads to ${href}, which is no page of the handbook`);
  return `${file === '' ? '' : addressOf(file)}${part === undefined ? '' : `#${part}`}`;
}

function addressOf(source: string): string {
  return source === FIRST ? 'index.html' : source.replace(/\.md$/, '.html');
}

function hashedName(name: string, content: Buffer): string {
  const { dir, name: base, ext } = path.posix.parse(name);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return path.posix.join(dir, `${base}.${hash}${ext}`);
}

/** Read from the header chunk of a PNG. */
function sizeOf(png: Buffer): Pick<Picture, 'width' | 'height'> {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
