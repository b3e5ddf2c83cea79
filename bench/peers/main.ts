import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/machine/chromium.mjs';
import { root } from '../../scripts/machine/root.mjs';
import { openProduct } from '../api/product';
import { startServer, type ServerProcess } from '../api/server-process';
import { buildPeer, linesOf, versionsOf } from './build-peer';
import { CONTESTANTS, type Contestant } from './contestants';
import { startFront, type FrontServer } from './front-server';
import { measurePeer, type Figures } from './measure-peer';
import { selectOffices } from './offices';
import { ourLines } from './our-lines';
import { tablesOf, type Result } from './table';

// The list of agencies as other libraries make it, over our API, beside ours: `--write` puts the tables into the docs.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const PORT = 4727;
const document = path.join(root, 'docs/benchmarks.md');
/** What stands between them in the document comes from a run. */
const MARKS = /(?<=<!-- bench:peers -->\n)[^]*(?=<!-- \/bench:peers -->)/;

// Kept for the next run: 50,000 agencies with their collections take minutes.
const folder = path.join(tmpdir(), 'comptoir-bench-peers');
await mkdir(folder, { recursive: true });
const executablePath = await findOrInstallChromium(say);
const starting = startServer(
  {
    args: [path.join(root, 'scripts/start.mjs')],
    environment: { DATA_DIR: path.join(folder, 'data'), DEMO_SCALE: '50000' },
    ready: '/api/health',
  },
  PORT,
);
const fronts: FrontServer[] = [];
try {
  const built = await buildPeers();
  const server = await starting;
  for (const dist of built) fronts.push(await startFront(server.address, dist));
  const tables = tablesOf(await compare(server));
  process.stdout.write(`${tables}\n`);
  if (process.argv.includes('--write')) {
    await writeFile(document, (await readFile(document, 'utf8')).replace(MARKS, `${tables}\n`));
  }
} finally {
  await Promise.all(fronts.map((front) => front.stop()));
  await (await starting).stop();
}

/** The folder of built files of each contestant; none for the product itself. */
async function buildPeers(): Promise<(string | undefined)[]> {
  const folders: (string | undefined)[] = [];
  // One after another: the product is being built at the same time.
  for (const { name, folder: peer } of CONTESTANTS) {
    if (peer !== undefined) say(`Building ${name} …`);
    folders.push(peer === undefined ? undefined : await buildPeer(peer, folder));
  }
  return folders;
}

/** Measures all of them by turns, so that a busy moment of the machine does not meet one of them only. */
async function compare(product: ServerProcess): Promise<Result[]> {
  const browser = await chromium.launch({
    executablePath,
    // Chromium's sandbox refuses to run as root, as containers do.
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const figures = new Map<Contestant, Figures[]>(CONTESTANTS.map((contestant) => [contestant, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, contestant] of CONTESTANTS.entries()) {
      say(
        `Round ${round} of ${ROUNDS}: ${contestant.name}, load ${loadavg()[0]?.toFixed(1)} of ${availableParallelism()}`,
      );
      const signedIn = await openProduct(product);
      const { few, all } = await selectOffices(signedIn);
      const measured = await measurePeer(browser, contestant, {
        address: fronts[index]?.address ?? product.address,
        few: { userToken: signedIn.token, dashboard: few },
        all: { userToken: signedIn.token, dashboard: all },
      });
      figures.get(contestant)?.push(measured);
    }
  }
  await browser.close();
  return Promise.all([...figures].map(([contestant, each]) => resultOf(contestant, each)));
}

async function resultOf(contestant: Contestant, figures: readonly Figures[]): Promise<Result> {
  const { folder: peer, screen, program, versions } = contestant;
  if (peer === undefined) return { contestant, figures, lines: { screen: await ourLines() }, versions: [] };
  return {
    contestant,
    figures,
    lines: { screen: await linesOf(peer, screen), program: await linesOf(peer, program) },
    versions: await versionsOf(peer, versions),
  };
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
