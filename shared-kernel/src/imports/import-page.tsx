import { useState } from 'react';
import { useListState, useNavigate } from '../router';
import { SelectionPrompt, useOfficeInCountry } from '../selection';
import { Loaded, Page, PageHeader, SkeletonRows } from '../ui';
import { ColumnsStep } from './columns-step';
import { DoneStep } from './done-step';
import { FileStep } from './file-step';
import { useImportMessages } from './import-messages';
import type { ImportWords } from './import-words';
import { useImport } from './imports.queries';
import { PreviewStep } from './preview-step';
import { Steps } from './steps';

/** What a list says of its own imports. */
export type ImportPageProps = ImportWords;

const ADDRESS = { import: '' };

/** How records are taken over from a file: the file, its columns, what would become of each row, what became of it. */
export function ImportPage(words: ImportPageProps) {
  const place = useOfficeInCountry();
  const navigate = useNavigate();
  const [{ import: id }, change] = useListState(ADDRESS);
  const open = (next: string) => change({ import: next }, { push: true });
  return (
    <Page layout="fill">
      <PageHeader title={words.title} onBack={() => void navigate(words.list)} />
      {id !== '' && <OpenImport key={id} id={id} words={words} onLeave={() => open('')} />}
      {!place && <SelectionPrompt needs="office" onClose={() => void navigate(words.list)} />}
      {id === '' && place && <FileStep words={words} officeId={place.officeId} onOpen={open} />}
    </Page>
  );
}

function OpenImport({ id, words, onLeave }: { id: string; words: ImportWords; onLeave: () => void }) {
  const t = useImportMessages();
  const query = useImport(id);
  const [mapping, setMapping] = useState(false);
  return (
    <Loaded query={query} placeholder={<SkeletonRows />}>
      {(record) => {
        switch (record.state) {
          case 'waiting':
          case 'reading':
            return <output>{t('reading')}</output>;
          case 'unmapped':
            return <ColumnsStep record={record} words={words} onDone={() => setMapping(false)} />;
          case 'ready':
            return mapping ? (
              <ColumnsStep record={record} words={words} onDone={() => setMapping(false)} />
            ) : (
              <PreviewStep record={record} words={words} onColumns={() => setMapping(true)} />
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
