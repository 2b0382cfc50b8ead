import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

const BATCH_SIZE = 500

type Tables = {
  users: { id: string; organisation_id: string; created_at: string; last_login_at: string | null }
  memberships: {
    id: string
    organisation_id: string
    user_id: string
    role: string
    joined_at: string
    last_seen_at: string | null
  }
}

/**
 * People belong to organisations by memberships with a role, and a session names its organisation. Existing people
 * become owners, because they could do everything before.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('memberships')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', instant, (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('last_seen_at', instant)
    .addUniqueConstraint('memberships_of_user', ['user_id', 'organisation_id'])
    .execute()
  await db.schema
    .createIndex('memberships_of_organisation')
    .on('memberships')
    .columns(['organisation_id', 'user_id'])
    .execute()
  await moveMembers(db as unknown as Kysely<Tables>)
  await moveSessions(db)
  await db.schema.dropIndex('users_of_organisation').execute()
  await db.schema.alterTable('users').dropColumn('organisation_id').execute()
}

async function moveMembers(db: Kysely<Tables>): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const users: Tables['users'][] = await db
      .selectFrom('users')
      .select(['id', 'organisation_id', 'created_at', 'last_login_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    if (users.length > 0)
      await db
        .insertInto('memberships')
        .values(users.map((user) => buildMembership(user)))
        .execute()
    last = users.at(-1)?.id
  }
}

function buildMembership({ id, organisation_id, created_at, last_login_at }: Tables['users']): Tables['memberships'] {
  return {
    id: `mem_${id.replace(/^usr_/, '')}`,
    organisation_id,
    user_id: id,
    role: 'owner',
    joined_at: created_at,
    last_seen_at: last_login_at,
  }
}

/** Rebuilds the table, because SQLite cannot add a column that is not null and has no default. */
async function moveSessions(db: Kysely<never>): Promise<void> {
  const { instant, isPostgres } = columnTypes(db)
  await db.schema
    .createTable('sessions_with_organisation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('last_used_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('cookie', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into sessions_with_organisation
      (id, user_id, organisation_id, created_at, last_used_at, expires_at, device, cookie)
    select sessions.id, user_id, users.organisation_id, sessions.created_at, last_used_at, expires_at, device, cookie
    from sessions inner join users on users.id = sessions.user_id`.execute(db)
  await db.schema.dropTable('sessions').execute()
  await db.schema.alterTable('sessions_with_organisation').renameTo('sessions').execute()
  if (isPostgres) await sql`alter index sessions_with_organisation_pkey rename to sessions_pkey`.execute(db)
  await db.schema.createIndex('sessions_of_user').on('sessions').columns(['user_id', 'organisation_id']).execute()
  await db.schema.createIndex('sessions_of_organisation').on('sessions').column('organisation_id').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()
}
