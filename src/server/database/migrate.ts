import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as portals from './migrations/0003-portals.ts'
import * as billing from './migrations/0004-billing.ts'
import * as tools from './migrations/0005-tools.ts'
import * as support from './migrations/0006-support.ts'
import * as projects from './migrations/0007-projects.ts'
import * as chat from './migrations/0008-chat.ts'
import * as content from './migrations/0009-content.ts'
import * as administration from './migrations/0010-administration.ts'
import * as keptTrials from './migrations/0011-kept-trials.ts'
import * as quotes from './migrations/0012-quotes.ts'
import * as idleSessions from './migrations/0013-idle-sessions.ts'
import * as withoutSubject from './migrations/0015-without-subject.ts'
import * as jobs from './migrations/0016-jobs.ts'
import * as topics from './migrations/0017-topics.ts'
import * as memberships from './migrations/0018-memberships.ts'
import * as invitations from './migrations/0019-invitations.ts'
import * as bookings from './migrations/0021-bookings.ts'
import * as receptionists from './migrations/0022-receptionists.ts'
import * as secretKeys from './migrations/0024-secret-keys.ts'
import * as knowledge from './migrations/0025-knowledge.ts'
import * as diaryBlocks from './migrations/0026-diary-blocks.ts'
import * as setUp from './migrations/0027-set-up.ts'
import * as auditOrganisations from './migrations/0029-audit-organisations.ts'
import * as versions from './migrations/0031-versions.ts'
import * as lastingUses from './migrations/0032-lasting-uses.ts'
import * as widget from './migrations/0033-widget.ts'
import * as calendars from './migrations/0034-calendars.ts'
import * as model from './migrations/0037-model.ts'
import * as desk from './migrations/0038-desk.ts'
import * as usage from './migrations/0039-usage.ts'
import * as material from './migrations/0040-material.ts'
import * as calendarAccounts from './migrations/0042-calendar-accounts.ts'
import * as waitingList from './migrations/0043-waiting-list.ts'
import * as contacts from './migrations/0045-contacts.ts'
import * as servicePlaces from './migrations/0046-service-places.ts'
import * as bookingChanges from './migrations/0047-booking-changes.ts'
import * as scenarios from './migrations/0049-scenarios.ts'
import * as scenarioCallers from './migrations/0050-scenario-callers.ts'
import type { Database } from './schema.ts'
import { StartError } from './start-error.ts'
import { withTimeLimit } from './time-limits.ts'

/** In order of their names. Never edit a released migration: add a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-portals': portals,
  '0004-billing': billing,
  '0005-tools': tools,
  '0006-support': support,
  '0007-projects': projects,
  '0008-chat': chat,
  '0009-content': content,
  '0010-administration': administration,
  '0011-kept-trials': keptTrials,
  '0012-quotes': quotes,
  '0013-idle-sessions': idleSessions,
  '0015-without-subject': withoutSubject,
  '0016-jobs': jobs,
  '0017-topics': topics,
  '0018-memberships': memberships,
  '0019-invitations': invitations,
  '0021-bookings': bookings,
  '0022-receptionists': receptionists,
  '0024-secret-keys': secretKeys,
  '0025-knowledge': knowledge,
  '0026-diary-blocks': diaryBlocks,
  '0027-set-up': setUp,
  '0029-audit-organisations': auditOrganisations,
  '0031-versions': versions,
  '0032-lasting-uses': lastingUses,
  '0033-widget': widget,
  '0034-calendars': calendars,
  '0037-model': model,
  '0038-desk': desk,
  '0039-usage': usage,
  '0040-material': material,
  '0042-calendar-accounts': calendarAccounts,
  '0043-waiting-list': waitingList,
  '0045-contacts': contacts,
  '0046-service-places': servicePlaces,
  '0047-booking-changes': bookingChanges,
  '0049-scenarios': scenarios,
  '0050-scenario-callers': scenarioCallers,
}

/** Migrates the database under a lock, so that processes that start together apply each migration once. Returns names. */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const { db: unlimited } = withTimeLimit({ db }, 'migration')
  await refuseForeignTables(unlimited)
  const migrator = new Migrator({ db: unlimited, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw explainNewer(error)
  return results.map((result) => result.migrationName)
}

/** A database of this product always has Kysely's table of migrations. */
async function refuseForeignTables(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const names = tables.filter(({ schema = 'public' }) => schema === 'public').map(({ name }) => name)
  if (names.length === 0 || names.includes(DEFAULT_MIGRATION_TABLE)) return
  throw new StartError(
    `The database belongs to another program: it has the table "${names[0]}". Set DATABASE_URL to an empty database, or DATA_DIR to another folder.`,
  )
}

function explainNewer(error: unknown): unknown {
  const missing = error instanceof Error ? /previously executed migration (\S+) is missing/.exec(error.message) : null
  if (missing === null) return error
  return new StartError(
    `The database is newer than this version of the program: it knows "${missing[1]}", this version does not. Start the newer version, or restore a backup.`,
  )
}
