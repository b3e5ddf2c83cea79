import { LANGUAGES, setLanguage, useLanguage } from '@comptoir/kernel/i18n';
import { Button, Page, PageHeader, setAppearance } from '@comptoir/ui';
import { buttons } from './buttons';
import { choices } from './choices';
import { feedback } from './feedback';
import { fields } from './fields';
import { figures } from './figures';
import styles from './gallery.module.css';
import { Specimens } from './specimens';

export function GalleryPage() {
  const { language } = useLanguage();
  return (
    <main className={styles.gallery}>
      <Page>
        <PageHeader
          title="Gallery"
          description="Every control of the kernel in all its states"
          actions={
            <>
              {(['en', 'fr', 'ar'] as const).map((other) => (
                <Button key={other} aria-pressed={other === language} onClick={() => void setLanguage(other)}>
                  {LANGUAGES[other]}
                </Button>
              ))}
              {(['light', 'dark', 'system'] as const).map((appearance) => (
                <Button key={appearance} onClick={() => setAppearance(appearance)}>
                  {appearance}
                </Button>
              ))}
            </>
          }
        />
        {[buttons, fields, choices, feedback, figures].map((family) => (
          <Specimens key={family.title} {...family} />
        ))}
      </Page>
    </main>
  );
}
