import { href } from 'react-router'
/** The chat's paths for officials and for advisers. */
export const OFFICIALS_BASE = href('/dashboard/government/governance-platform')
export const ADVISERS_BASE = href('/dashboard/admin/governance')
