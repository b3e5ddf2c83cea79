import { EXPORT_FORMATS, type ExportFormat } from '@comptoir/api-contract/export-formats';
import type { ImportKindName } from '@comptoir/api-contract/imports';
import { downloadAnswer } from '../files/download/download';
import { useDownload } from '../components/button/use-download';
import { useLanguage } from '@comptoir/kernel/internal/i18n';
import { Button } from '../components';
import { useImportMessages } from './import-messages';

export function TemplateButtons({ kind }: { kind: ImportKindName }) {
  return EXPORT_FORMATS.map((format) => <TemplateButton key={format} kind={kind} format={format} />);
}

function TemplateButton({ kind, format }: { kind: ImportKindName; format: ExportFormat }) {
  const t = useImportMessages();
  const { language } = useLanguage();
  const { isPending, mutate } = useDownload(
    () => downloadAnswer('exportImportTemplate', { query: { kind, language, format } }, `${kind}.${format}`),
    t('template.failed'),
  );
  return (
    <Button icon="download" busy={isPending} onClick={() => mutate()}>
      {t(`template.${format}`)}
    </Button>
  );
}
