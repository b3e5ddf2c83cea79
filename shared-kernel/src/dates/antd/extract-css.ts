import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { antdCss } from './antd-css';
import { tokenCss } from '../../ui/theme/token-css';

// Run `pnpm --filter @comptoir/shared-kernel theme` after a change of tokens.ts; a test notices when it was forgotten.
write('../../ui/theme/tokens.css', tokenCss());
write('antd.css', antdCss());

function write(file: string, css: string) {
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), css);
}
