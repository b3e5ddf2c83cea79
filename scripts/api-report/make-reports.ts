import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../machine/root.mjs';
import { declarations, type Face } from './faces';

/** The report of each face, by its path in the workspace; made of the declarations in `.comptoir/api`. */
export function makeReports(faces: readonly Face[]): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-api-'));
  mkdirSync(path.join(folder, 'temp'));
  const reports = new Map<string, string>();
  try {
    let compilerState: CompilerState | undefined;
    for (const face of faces) {
      const config = configOf(face, faces, folder);
      compilerState ??= CompilerState.create(config, { additionalEntryPoints: faces.map(({ file }) => file) });
      const messageCallback = (message: { handled: boolean }) => {
        message.handled = true;
      };
      Extractor.invoke(config, { compilerState, localBuild: true, messageCallback });
      const report = readFileSync(path.join(folder, `${face.name}.api.md`), 'utf8');
      reports.set(`${face.folder}/reports/${face.name}.api.md`, report.replaceAll('\r\n', '\n'));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return reports;
}

function configOf({ folder, name, file }: Face, faces: readonly Face[], reportFolder: string): ExtractorConfig {
  const projectFolder = path.join(root, folder);
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
    paths: {
      '@comptoir/api-contract/*': [path.join(declarations, 'api-contract/src/*')],
      // A face that hands on the types of a library says so by its name.
      antd: [path.join(root, 'shared-kernel/node_modules/antd')],
    },
  };
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: file,
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder,
        reportTempFolder: path.join(reportFolder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { overrideTsconfig: { compilerOptions, files: faces.map((face) => face.file) } },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: path.join(projectFolder, 'api-extractor.json'),
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  });
}
