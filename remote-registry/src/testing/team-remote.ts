import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';

const THINGS = [
  'Vehicles,Véhicules,المركبات',
  'Contracts,Contrats,العقود',
  'Invoices,Factures,الفواتير',
  'Routes,Tournées,الجولات',
  'Claims,Réclamations,الشكاوى',
  'Deposits,Dépôts,الودائع',
  'Audits,Audits,التدقيق',
  'Devices,Appareils,الأجهزة',
  'Trainings,Formations,التدريبات',
  'Shifts,Équipes,النوبات',
].map((line) => line.split(','));
const KINDS = [
  'of the field,du terrain,الميدانية',
  'of partners,des partenaires,للشركاء',
  'by region,par région,حسب المنطقة',
  'in transit,en transit,في الطريق',
  'on hold,en attente,المعلقة',
  'under review,en révision,قيد المراجعة',
  'of the month,du mois,لهذا الشهر',
  'to be signed,à signer,للتوقيع',
  'of merchants,des commerçants,للتجار',
  'per cashier,par caissier,لكل صراف',
].map((line) => line.split(','));
const ICONS = ['exchange', 'money-book', 'suppliers', 'file', 'settings'];
const FILES_OF_AREA = 6;

/**
 * A remote as large as one of ours: three areas in the sidebar, a widget and twenty files. Names are unique, so that
 * it compresses realistically.
 */
export function teamRemote(index: number, version: string) {
  const name = `team-${index}`;
  const parts = [0, 1, 2].map((part) => {
    const number = index * 3 + part;
    const thing = THINGS[number % THINGS.length] ?? [];
    const kind = KINDS[Math.floor(number / THINGS.length) % KINDS.length] ?? [];
    const [en = '', fr = '', ar = ''] = [0, 1, 2].map((language) => `${thing[language]} ${kind[language]}`);
    const slug = `${en.toLowerCase().replaceAll(' ', '-')}-${number}`;
    return { path: `/${slug}`, module: `./${slug}`, text: { en, fr, ar }, order: number };
  });
  const changes: Partial<RemoteDescriptor> = {
    name,
    version,
    areas: parts.map(({ path, module, text }) => ({ path, module, title: text, needs: 'office' })),
    navigation: parts.map(({ path, text, order }) => ({
      path,
      label: text,
      icon: ICONS[order % ICONS.length] ?? 'file',
      order,
    })),
    widgets: [
      { slot: 'dashboard', module: './card', order: index, size: 'small', height: { beside: 310, alone: 270 } },
    ],
  };
  const modules = ['./card', ...parts.map(({ module }) => module)];
  const chunks = modules.map((module, at) => ({ module, files: chunkNames(`${name} ${version}`, at) }));
  return {
    changes,
    files: {
      'mf-manifest.json': JSON.stringify({
        metaData: {
          globalName: `comptoir_${index}`,
          remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
        },
        exposes: chunks.map(({ module, files }) => ({
          path: module,
          assets: { js: { sync: files.slice(0, 2) }, css: { sync: [] } },
        })),
      }),
      'remoteEntry.js': `/* ${name} ${version} */`,
      ...Object.fromEntries(
        chunks.flatMap(({ files }) =>
          files.map((file) => [file, `/* ${name} ${version} ${file} */ export const mount = 1;`]),
        ),
      ),
    },
  };
}

function chunkNames(of: string, at: number): string[] {
  return Array.from(
    { length: at === 0 ? 2 : FILES_OF_AREA },
    (_, chunk) => `${at * 10 + chunk}.${hex(`${of} ${at} ${chunk}`)}.js`,
  );
}

function hex(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
