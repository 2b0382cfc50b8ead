import { buildOrganisationPolicy } from './organisation-data.ts'
import { orNone } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** Hashes and numbers of cells. The copy contains the bookings that they belong to. */
const withoutCopy = { find: async () => [] }

/** Bookings belong to the organisation. A change keeps what was done when the member who did it is erased. */
export const bookingTables = {
  booking_codes: { ...buildOrganisationPolicy('booking_codes'), ...withoutCopy },
  booking_links: { ...buildOrganisationPolicy('booking_links'), ...withoutCopy },
  booking_cells: { ...buildOrganisationPolicy('booking_cells'), ...withoutCopy },
  booking_changes: {
    ...buildOrganisationPolicy('booking_changes'),
    erase: async (tx, { userId, endingIds }) => {
      await tx.db.deleteFrom('booking_changes').where('organisation_id', 'in', orNone(endingIds)).execute()
      await tx.db.updateTable('booking_changes').set({ user_id: null }).where('user_id', '=', userId).execute()
    },
  },
  booking_holds: buildOrganisationPolicy('booking_holds'),
  bookings: buildOrganisationPolicy('bookings'),
  diary_blocks: {
    ...buildOrganisationPolicy('diary_blocks'),
    erase: async (tx, { userId, endingIds }) => {
      await tx.db.deleteFrom('diary_blocks').where('organisation_id', 'in', orNone(endingIds)).execute()
      await tx.db.updateTable('diary_blocks').set({ user_id: null }).where('user_id', '=', userId).execute()
    },
  },
  diary_configurations: buildOrganisationPolicy('diary_configurations'),
} satisfies Record<string, TablePolicy>
