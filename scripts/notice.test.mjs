import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine/root.mjs';
import { noticeText, SHIPPED } from './notice.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

test('NOTICE names the software and data of others that are installed; npm run notice writes it', () => {
  expect(read('NOTICE')).toBe(noticeText());
});

test('it covers every package of the workspace but tests and benchmarks, and is in each image', () => {
  const [list = ''] = read('pnpm-workspace.yaml').split('\n\n');
  const packages = [...list.matchAll(/^ {2}- (\S+)$/gm)].map(([, folder]) => folder);
  expect(new Set(packages)).toEqual(new Set([...SHIPPED, 'bench', 'e2e']));
  const stages = read('deploy/images/product.Dockerfile')
    .split(/^FROM runtime AS /m)
    .slice(1);
  expect(stages).toHaveLength(3);
  for (const stage of stages) expect(stage).toContain('COPY --from=build /comptoir/NOTICE NOTICE\n');
});
