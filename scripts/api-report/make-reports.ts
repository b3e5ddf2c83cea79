import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../machine/root.mjs';
import { declarations, type Face } from './faces';

export interface FaceReport extends Face {
  path: string;
  report: string;
  model: string;
}

export function makeReports(faces: readonly Face[]): FaceReport[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-api-'));
  mkdirSync(path.join(folder, 'temp'));
  try {
    let compilerState: CompilerState | undefined;
    return faces.map((face) => {
      const config = configOf(face, faces, folder);
      compilerState ??= CompilerState.create(config, { additionalEntryPoints: faces.map(({ file }) => file) });
      const messageCallback = (message: { handled: boolean }) => {
        message.handled = true;
      };
      Extractor.invoke(config, { compilerState, localBuild: true, messageCallback });
      const written = (file: string) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        ...face,
        path: `${face.folder}/reports/${face.name}.api.md`,
        report: written(`${face.name}.api.md`),
        model: written(modelOf(face.name)),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function modelOf(name: string): string {
  return `${name}.api.json`;
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
      // A face that re-exports the types of a library has its name.
      antd: [path.join(root, 'shared-kernel/ui/node_modules/antd')],
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
      docModel: { enabled: true, apiJsonFilePath: path.join(reportFolder, modelOf(name)) },
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
