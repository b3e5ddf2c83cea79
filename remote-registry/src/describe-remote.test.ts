import { runCommand } from './commands/commands';
import { builtFolder, emptyFolder } from './testing/built-folder';

async function describeBuilt(folder: string, registry?: string): Promise<{ said: string; refused?: string }> {
  const lines: string[] = [];
  const place = registry ?? (await emptyFolder());
  const context = { environment: {}, print: (line: string) => lines.push(line) };
  const refused = await runCommand(['describe', folder, '--to', place], context).catch((cause: Error) => cause.message);
  return { said: lines.join('\n'), ...(refused !== undefined && { refused }) };
}

test('describes a build without publishing it', async () => {
  const registry = await emptyFolder();
  const folder = await builtFolder('1.0.0', {
    files: { 'chunk.js': '/**/'.repeat(1000) },
    changes: {
      areas: [
        {
          path: '/agencies',
          module: './agencies',
          title: { en: 'Agencies' },
          needs: 'office',
          roles: ['ADMIN', 'COLLECTOR'],
          home: ['COLLECTOR'],
          records: { agency: '/agencies/{id}' },
        },
      ],
      navigation: [
        { path: '/agencies', label: { en: 'Agencies' }, icon: 'agencies', order: 60, level: 'ADMIN', letter: 'a' },
      ],
      widgets: [{ slot: 'dashboard', module: './agencies', order: 5, needs: 'nothing' }],
      schema: 2,
      needs: ['camera', 'offline'],
      contributions: [
        { slot: 'record.tab', record: 'office', module: './agencies', title: { en: 'Agencies' }, order: 1 },
        {
          slot: 'record.action',
          record: 'agency',
          label: { en: 'Call' },
          to: '/call/{id}',
          order: 2,
          roles: ['ADMIN'],
        },
        { slot: 'command', label: { en: 'New agency' }, to: '/agencies/new', order: 3 },
      ],
    },
  });
  expect(await describeBuilt(folder, registry)).toEqual({
    said: `operations 1.0.0 was built for the kernel contract 1.0; its descriptor is of schema 2.
  The area /agencies, "Agencies", for ADMIN, COLLECTOR, once an office is selected, the first page of COLLECTOR, shows each agency at /agencies/{id}, from ./agencies.
  The entry "Agencies" of the navigation from ADMIN on, to /agencies, with the icon agencies and the keys g a, at 60.
  A widget of the dashboard for everybody, whatever is selected, from ./agencies, at 5.
  The tab "Agencies" of each office, from ./agencies, for everybody, at 1.
  The action "Call" of each agency, to /call/{id}, for ADMIN, at 2.
  The command "New agency", to /agencies/new, for everybody, at 3.
  Its pages may use: camera, offline.
It takes from the shell: react ^19.3.0.
Its entry is remoteEntry.js, a script; 4 files with a hash, 5 KiB.
1 of them lack a compressed variant; publishing adds it.
Publishing would take it, held against the kernel contract of this command, as no shell is known.`,
  });
  await runCommand(['list', '--to', registry], { environment: {}, print: (line) => expect(line).toBe('') });
});

test('names of the faces of the kernel only those that the build uses', async () => {
  const shared = { react: '^19.3.0', '@comptoir/ui/paper': '^1.0.0', '@comptoir/ui': '^1.0.0' };
  const { said } = await describeBuilt(
    await builtFolder('1.0.0', { changes: { shared, uses: { '@comptoir/ui': ['Page'] } } }),
  );
  expect(said).toContain('It takes from the shell: react ^19.3.0, @comptoir/ui ^1.0.0.');
});

test('reports what publishing would refuse after the description', async () => {
  const { said, refused } = await describeBuilt(await builtFolder('1.0.0', { changes: { kernel: '9.0' } }));
  expect(said).toContain('operations 1.0.0 was built for the kernel contract 9.0');
  expect(refused).toMatch(/^Publishing would refuse it: operations 1\.0\.0 needs the kernel contract 9\.0/);
});

test('refuses a folder that is no remote, naming the missing file', async () => {
  const { refused } = await describeBuilt(await emptyFolder());
  expect(refused).toMatch(/^Publishing would refuse it: .* contains no built remote: there is no remote\.json$/);
});
