import type { Ctx } from '../../context.ts'
import { buildOrganisationPolicy } from './organisation-data.ts'
import { orNone, type Person } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** Not copied: hashes and cell numbers. The copy contains the bookings that they belong to. */
const withoutCopy = { find: async () => [] }

/** The copy omits credentials of calendars and feeds. */
const calendarSources = {
  ...buildOrganisationPolicy('calendar_sources'),
  find: (ctx: Ctx, { organisationIds }: Person) =>
    ctx.db
      .selectFrom('calendar_sources')
      .select(['id', 'diary_id', 'kind', 'name', 'user_name', 'titles_shown_at', 'read_at', 'written_at', 'created_at'])
      .where('organisation_id', 'in', orNone(organisationIds))
      .execute(),
}

const calendarFeeds = {
  ...buildOrganisationPolicy('calendar_feeds'),
  find: (ctx: Ctx, { organisationIds }: Person) =>
    ctx.db
      .selectFrom('calendar_feeds')
      .select(['id', 'diary_id', 'detail', 'created_at'])
      .where('organisation_id', 'in', orNone(organisationIds))
      .execute(),
}

/** Bookings belong to the organisation. Their history stays when the acting member is erased. */
export const bookingTables = {
  waiting_links: { ...buildOrganisationPolicy('waiting_links'), ...withoutCopy },
  waiting_entries: buildOrganisationPolicy('waiting_entries'),
  waiting_settings: buildOrganisationPolicy('waiting_settings'),
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
  calendar_events: buildOrganisationPolicy('calendar_events'),
  busy_times: buildOrganisationPolicy('busy_times'),
  calendar_sources: calendarSources,
  calendar_feeds: calendarFeeds,
  diary_configurations: buildOrganisationPolicy('diary_configurations'),
} satisfies Record<string, TablePolicy>
