import { serverBuild } from '@comptoir/api-server/build';

export default serverBuild({ folder: import.meta.dirname, entry: { main: './src/main.ts', page: './src/page.ts' } });
