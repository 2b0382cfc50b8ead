import { type Kysely, sql } from 'kysely'
import { extractTerms, foldText } from './0010-administration/fold.ts'
import { columnTypes } from './column-types.ts'

const BATCH_SIZE = 500

/** The columns that this migration reads and writes, as of its release. */
type Tables = {
  users: { id: string; first_name: string; last_name: string; email: string; sort_name: string }
  organisations: { id: string; name: string }
  search_terms: { subject_kind: string; subject_id: string; term: string }
}

/** Search terms and sort order of people, for administrators. */
export async function up(db: Kysely<never>): Promise<void> {
  const { plainText } = columnTypes(db)
  await db.schema
    .createTable('search_terms')
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('term', plainText, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_terms_key', ['subject_kind', 'term', 'subject_id'])
    .execute()
  await db.schema
    .createIndex('search_terms_of_subject')
    .on('search_terms')
    .columns(['subject_kind', 'subject_id', 'term'])
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('sort_name', plainText, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('users')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await indexLists(db)
  await indexPeople(db as unknown as Kysely<Tables>)
  await indexOrganisations(db as unknown as Kysely<Tables>)
}

/** One index for each order of the list, with and without type, and small ones for administrators and disabled people. */
async function indexLists(db: Kysely<never>): Promise<void> {
  await sql`create index users_by_name on users (sort_name, id)`.execute(db)
  await sql`create index users_by_age on users (created_at, id)`.execute(db)
  await sql`create index users_by_sign_in on users (coalesce(last_login_at, created_at), id)`.execute(db)
  await sql`create index users_of_type_by_name on users (user_type, sort_name, id)`.execute(db)
  await sql`create index users_of_type_by_age on users (user_type, created_at, id)`.execute(db)
  await sql`create index users_of_type_by_sign_in on users (user_type, coalesce(last_login_at, created_at), id)`.execute(
    db,
  )
  await sql`create index users_administrators on users (id) where role = 'ADMIN'`.execute(db)
  await sql`create index users_disabled on users (id) where disabled_at is not null`.execute(db)
}

async function indexPeople(db: Kysely<Tables>): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'first_name', 'last_name', 'email']).execute()
  for (const user of users) {
    const sort_name = foldText(`${user.last_name} ${user.first_name}`).trim()
    await db.updateTable('users').set({ sort_name }).where('id', '=', user.id).execute()
  }
  await addTerms(
    db,
    users.flatMap(({ id, ...user }) =>
      extractTerms(Object.values(user)).map((term) => ({ subject_kind: 'user', subject_id: id, term })),
    ),
  )
}

async function indexOrganisations(db: Kysely<Tables>): Promise<void> {
  const organisations = await db.selectFrom('organisations').select(['id', 'name']).execute()
  await addTerms(
    db,
    organisations.flatMap(({ id, name }) =>
      extractTerms([name]).map((term) => ({ subject_kind: 'organisation', subject_id: id, term })),
    ),
  )
}

async function addTerms(db: Kysely<Tables>, terms: Tables['search_terms'][]): Promise<void> {
  for (let from = 0; from < terms.length; from += BATCH_SIZE) {
    await db
      .insertInto('search_terms')
      .values(terms.slice(from, from + BATCH_SIZE))
      .execute()
  }
}
