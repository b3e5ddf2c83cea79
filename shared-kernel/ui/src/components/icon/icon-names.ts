import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** Drawing of the navigation or of pages within it, loaded with the layout. */
const LAYOUT = 'layout';
/** Drawing fetched on demand, because no first page uses it. */
const ON_DEMAND = 'late';

/** Drawings by the name used in screens and descriptors. */
export const ICONS = {
  admins: ON_DEMAND,
  agencies: LAYOUT,
  archive: ON_DEMAND,
  back: LAYOUT,
  calendar: LAYOUT,
  camera: ON_DEMAND,
  cash: LAYOUT,
  check: CheckOutlined,
  close: CloseOutlined,
  collections: LAYOUT,
  collectors: LAYOUT,
  dark: ON_DEMAND,
  dashboard: LAYOUT,
  delete: ON_DEMAND,
  down: DownOutlined,
  download: LAYOUT,
  edit: ON_DEMAND,
  empty: LAYOUT,
  error: CloseCircleFilled,
  exchange: LAYOUT,
  file: ON_DEMAND,
  filter: ON_DEMAND,
  forward: LAYOUT,
  hide: ON_DEMAND,
  info: InfoCircleFilled,
  language: ON_DEMAND,
  light: ON_DEMAND,
  location: ON_DEMAND,
  logout: ON_DEMAND,
  menu: LAYOUT,
  'money-book': LAYOUT,
  move: ON_DEMAND,
  offices: ON_DEMAND,
  phone: ON_DEMAND,
  plus: LAYOUT,
  previous: ON_DEMAND,
  reverse: ON_DEMAND,
  search: LAYOUT,
  settings: ON_DEMAND,
  show: EyeOutlined,
  success: CheckCircleFilled,
  suppliers: LAYOUT,
  upload: ON_DEMAND,
  user: ON_DEMAND,
  warning: ExclamationCircleFilled,
} as const satisfies Record<string, IconDefinition | typeof LAYOUT | typeof ON_DEMAND>;

/** Name of an icon, in components and in descriptors of remotes. */
export type IconName = keyof typeof ICONS;

/** True for the name of an icon; used by the schema of descriptors. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
