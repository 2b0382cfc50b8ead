import { href } from 'react-router'
/** Where the people of a public body talk with their advisers, and where the advisers do. */
export const OFFICIALS_BASE = href('/dashboard/government/governance-platform')
export const ADVISERS_BASE = href('/dashboard/admin/governance')
