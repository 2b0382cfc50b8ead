import { orNone } from './person.ts'
import type { TablePolicy } from './table-policy.ts'

/** Sign-in and consents. The copy leaves out secrets and their hashes, because they would help a thief. */
export const accountTables = {
  sessions: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('sessions')
        .select(['device', 'created_at', 'last_used_at', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
    erase: (tx, { userId, endingIds }) =>
      tx.db
        .deleteFrom('sessions')
        .where((row) => row.or([row('user_id', '=', userId), row('organisation_id', 'in', orNone(endingIds))]))
        .execute(),
  },
  one_time_tokens: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('one_time_tokens')
        .select(['kind', 'email', 'created_at', 'expires_at', 'used_at'])
        .where('user_id', '=', userId)
        .execute(),
    erase: (tx, { userId, email, endingIds }) =>
      tx.db
        .deleteFrom('one_time_tokens')
        .where((row) =>
          row.or([
            row('user_id', '=', userId),
            row('email', '=', email),
            row('organisation_id', 'in', orNone(endingIds)),
          ]),
        )
        .execute(),
  },
  recovery_codes: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db.selectFrom('recovery_codes').select(['used_at']).where('user_id', '=', userId).execute(),
    erase: (tx, { userId }) => tx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute(),
  },
  consents: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('consents')
        .select(['kind', 'state', 'text_version', 'source', 'at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    erase: (tx, { userId }) => tx.db.deleteFrom('consents').where('user_id', '=', userId).execute(),
  },
  memberships: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('memberships')
        .select(['organisation_id', 'role', 'joined_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    erase: (tx, { userId, endingIds }) =>
      tx.db
        .deleteFrom('memberships')
        .where((row) => row.or([row('user_id', '=', userId), row('organisation_id', 'in', orNone(endingIds))]))
        .execute(),
  },
  users: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('users')
        .select(['id', 'email', 'first_name', 'last_name', 'job_title', 'phone'])
        .select(['user_type', 'role', 'email_verified_at', 'two_factor_enabled_at', 'last_login_at', 'created_at'])
        .where('id', '=', userId)
        .execute(),
    erase: (tx, { userId }) => tx.db.deleteFrom('users').where('id', '=', userId).execute(),
  },
} satisfies Record<string, TablePolicy>
