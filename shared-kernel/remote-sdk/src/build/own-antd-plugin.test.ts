import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { OwnAntdPlugin } from './own-antd-plugin';

const ANTD = 'node_modules/antd/index.js';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-own-antd-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each<[string, Record<string, string>, RegExp[]]>([
  [
    'the sources of a remote',
    { 'src/index.js': "import 'antd';", [ANTD]: '' },
    [/src\/index\.js imports antd,.*from @comptoir\/ui\/antd:/],
  ],
  [
    'a library that brings antd along',
    { 'src/index.js': "import 'pro';", 'node_modules/pro/index.js': "import 'antd';", [ANTD]: '' },
    [/node_modules\/pro\/index\.js imports antd,/],
  ],
  [
    'the kernel, in the page of a remote alone',
    {
      'src/index.js': "import '../shared-kernel/ui/antd.js';",
      'shared-kernel/ui/antd.js': "import 'antd';",
      [ANTD]: '',
    },
    [],
  ],
])('antd imported by %s', async (_name, files, sentences) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const compiler = rspack({
    context: folder,
    mode: 'development',
    output: { path: path.join(folder, 'dist') },
    plugins: [new OwnAntdPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const messages = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
  expect(messages).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});
