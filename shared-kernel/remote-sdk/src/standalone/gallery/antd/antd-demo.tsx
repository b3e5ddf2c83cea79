import { Page, PageHeader } from '@comptoir/ui';
import { Specimens } from '../specimens';
import { display } from './display';
import { entry } from './entry';
import { feedback } from './feedback';
import { general } from './general';
import { layout } from './layout';
import { navigation } from './navigation';
import { tables } from './table';

/** Grouped as in antd's documentation. */
export const families = [general, tables, entry, navigation, layout, display, feedback];

/** All components of antd as remotes get them. */
export function AntdDemo() {
  return (
    <Page>
      <PageHeader title="antd" description="Every component of antd as remotes get it" />
      {families.map((family) => (
        <Specimens key={family.title} {...family} />
      ))}
    </Page>
  );
}
