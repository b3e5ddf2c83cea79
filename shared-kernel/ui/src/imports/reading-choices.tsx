import { IMPORT_ENCODINGS, type Import, type ImportEncoding } from '@comptoir/api-contract/imports';
import { useApiMutation } from '../changes';
import { contractMessage, useLanguage } from '@comptoir/kernel/internal/i18n';
import { Notice, Select } from '../components';
import { useImportMessages } from './import-messages';
import { inReadingOrder } from './in-reading-order';
import styles from './imports.module.css';
import { useRefetchImport } from './imports.queries';

interface ReadingChoicesProps {
  record: Import;
  onEncoding: (encoding: ImportEncoding) => void;
  onHeader?: () => void;
}

/** Header row and encoding of a file; a change reads it again. */
export function ReadingChoices({ record, onEncoding, onHeader }: ReadingChoicesProps) {
  const t = useImportMessages();
  const again = useRefetchImport();
  const { id, fileName, head, headerRow, encoding } = record;
  const map = useApiMutation('mapImport', {
    failure: t('reading.failed'),
    failureIn: 'screen',
    onSuccess: () => void again().then(onHeader),
  });
  const { direction } = useLanguage();
  const rows = head.map(({ row, cells }) => ({
    value: String(row),
    label: t('reading.row', {
      row,
      cells: inReadingOrder(
        cells.filter((cell) => cell !== ''),
        direction,
      ),
    }),
  }));
  const encodings = IMPORT_ENCODINGS.map((name) => {
    const label = t(`encodings.${name}`);
    const isGuess = encoding?.name === name && encoding.isGuess;
    return { value: name, label: isGuess ? t('reading.guessed', { encoding: label }) : label };
  });
  return (
    <>
      <div className={styles.reading}>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>
        {headerRow > 0 && (
          <div className={styles.choice}>
            <span>{t('reading.header')}</span>
            <Select
              label={t('reading.header')}
              placeholder={t('reading.header')}
              value={String(headerRow)}
              options={rows}
              disabled={map.isPending}
              onChange={(row) => map.mutate({ params: { id }, body: { headerRow: Number(row) } })}
            />
          </div>
        )}
        {encoding && (
          <div className={styles.choice}>
            <span>{t('reading.encoding')}</span>
            <Select
              label={t('reading.encoding')}
              placeholder={t('reading.encoding')}
              value={encoding.name}
              options={encodings}
              onChange={(value) => {
                const chosen = IMPORT_ENCODINGS.find((name) => name === value);
                if (chosen && (chosen !== encoding.name || encoding.isGuess)) onEncoding(chosen);
              }}
            />
          </div>
        )}
      </div>
      {map.error && (
        <Notice tone="danger">
          <p>{contractMessage(map.error)}</p>
        </Notice>
      )}
    </>
  );
}
