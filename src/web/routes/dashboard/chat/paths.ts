/** Where the people of a public body talk with their advisers, and where the advisers do. */
export const OFFICIALS_BASE = '/dashboard/government/governance-platform'
export const ADVISERS_BASE = '/dashboard/admin/governance'
