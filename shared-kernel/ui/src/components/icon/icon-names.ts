import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined';
import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** Drawing of the navigation or of pages within it, loaded with the layout. */
const LAYOUT = 'layout';
/** Drawing fetched on demand, because no first page uses it. */
const LATE = 'late';

/** Drawings by the name used in screens and descriptors. */
export const ICONS = {
  admins: LATE,
  agencies: LAYOUT,
  back: ArrowLeftOutlined,
  calendar: LAYOUT,
  camera: LATE,
  cash: LAYOUT,
  check: CheckOutlined,
  close: CloseOutlined,
  collections: LAYOUT,
  collectors: LAYOUT,
  dark: LATE,
  dashboard: LAYOUT,
  delete: LATE,
  down: DownOutlined,
  download: LAYOUT,
  edit: LATE,
  empty: LAYOUT,
  error: CloseCircleFilled,
  exchange: LAYOUT,
  file: LATE,
  filter: LATE,
  forward: RightOutlined,
  hide: LATE,
  info: InfoCircleFilled,
  language: LATE,
  light: LATE,
  location: LATE,
  logout: LATE,
  menu: LAYOUT,
  'money-book': LAYOUT,
  offices: LATE,
  phone: LATE,
  plus: LAYOUT,
  previous: LATE,
  reverse: LATE,
  search: LAYOUT,
  settings: LATE,
  show: EyeOutlined,
  success: CheckCircleFilled,
  suppliers: LAYOUT,
  upload: LATE,
  user: LATE,
  warning: ExclamationCircleFilled,
} as const satisfies Record<string, IconDefinition | typeof LAYOUT | typeof LATE>;

/** Name of an icon, in components and in descriptors of remotes. */
export type IconName = keyof typeof ICONS;

/** True for the name of an icon; used by the schema of descriptors. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
