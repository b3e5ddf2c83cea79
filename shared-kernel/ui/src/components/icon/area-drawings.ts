import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined';
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import TruckOutlined from '@ant-design/icons-svg/es/asn/TruckOutlined';
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { IconName } from './icon-names';

/** Drawings of areas, which the navigation shows on each page after the sign-in. */
export const AREA_DRAWINGS: Partial<Record<IconName, IconDefinition>> = {
  agencies: ShopOutlined,
  calendar: CalendarOutlined,
  cash: WalletOutlined,
  collections: ScheduleOutlined,
  collectors: TeamOutlined,
  dashboard: AppstoreOutlined,
  exchange: SwapOutlined,
  'money-book': BookOutlined,
  suppliers: TruckOutlined,
};
