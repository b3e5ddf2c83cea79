import { useState } from 'react';
import { useListState, useNavigate } from '@comptoir/kernel/internal/router';
import { useOfficeInCountry } from '@comptoir/kernel/internal/selection';
import { SelectionPrompt } from '../office-choice/selection-prompt';
import { Loaded, Page, PageHeader, SkeletonRows } from '../components';
import { ColumnsStep } from './columns-step';
import { DoneStep } from './done-step';
import { FileStep } from './file-step';
import { useImportMessages } from './import-messages';
import { useImportWords, type ImportPageProps, type ImportWords } from './import-words';
import { useImport } from './imports.queries';
import { PreviewStep } from './preview-step';
import { ReadAgain } from './read-again';
import { Steps } from './steps';

const ADDRESS = { import: '' };

/** Imports records from a file in steps: file, columns, preview, result. */
export function ImportPage(props: ImportPageProps) {
  const words = useImportWords(props);
  const place = useOfficeInCountry();
  const navigate = useNavigate();
  const [{ import: id }, change] = useListState(ADDRESS);
  const [file, setFile] = useState<File>();
  const open = (next: string, sent?: File) => {
    setFile(sent);
    change({ import: next }, { push: true });
  };
  return (
    <Page layout="fill">
      <PageHeader title={words.title} onBack={() => void navigate(words.list)} />
      {id !== '' && <OpenImport key={id} id={id} words={words} file={file} onOpen={open} onLeave={() => open('')} />}
      {!place && <SelectionPrompt needs="office" onClose={() => void navigate(words.list)} />}
      {id === '' && place && <FileStep words={words} officeId={place.officeId} onOpen={open} />}
    </Page>
  );
}

interface OpenImportProps {
  id: string;
  words: ImportWords;
  /** The file, if this page has sent it. */
  file: File | undefined;
  onOpen: (id: string, file: File) => void;
  onLeave: () => void;
}

function OpenImport({ id, words, file, onOpen, onLeave }: OpenImportProps) {
  const t = useImportMessages();
  const query = useImport(id);
  const [mapping, setMapping] = useState(false);
  return (
    <Loaded query={query} placeholder={<SkeletonRows />}>
      {(record) => {
        switch (record.state) {
          case 'waiting':
          case 'reading':
            return <output>{t('reading.now')}</output>;
          case 'unmapped':
          case 'ready':
            return (
              <ReadAgain record={record} file={file} onOpen={onOpen}>
                {(onEncoding) =>
                  mapping || record.state === 'unmapped' ? (
                    <ColumnsStep
                      key={record.headerRow}
                      record={record}
                      words={words}
                      onDone={() => setMapping(false)}
                      onEncoding={onEncoding}
                    />
                  ) : (
                    <PreviewStep
                      key={record.headerRow}
                      record={record}
                      words={words}
                      onColumns={() => setMapping(true)}
                    />
                  )
                }
              </ReadAgain>
            );
          case 'committing':
          case 'committed':
          case 'withdrawing':
          case 'withdrawn':
            return (
              <>
                <Steps at="done" />
                <DoneStep record={record} words={words} onAnother={onLeave} />
              </>
            );
        }
      }}
    </Loaded>
  );
}
