import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { antdCss } from './antd-css';
import { tokenCss } from './token-css';

// Run `pnpm --filter @comptoir/shared-kernel theme` after a change of tokens.ts; a test notices when it was forgotten.
write('tokens.css', tokenCss());
write('../../ui-data/antd.css', antdCss());

function write(file: string, css: string) {
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), css);
}
