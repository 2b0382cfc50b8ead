import type { TablePolicy } from './personal-data.ts'

/** Sign-in and consents. Secrets and their hashes are left out of the copy a person gets: they would help a thief. */
export const accountTables = {
  sessions: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('sessions')
        .select(['device', 'created_at', 'last_used_at', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
    erase: (tx, { userId }) => tx.db.deleteFrom('sessions').where('user_id', '=', userId).execute(),
  },
  one_time_tokens: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('one_time_tokens')
        .select(['kind', 'email', 'created_at', 'expires_at', 'used_at'])
        .where('user_id', '=', userId)
        .execute(),
    erase: (tx, { userId, email }) =>
      tx.db
        .deleteFrom('one_time_tokens')
        .where((row) => row.or([row('user_id', '=', userId), row('email', '=', email)]))
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
  users: {
    holds: 'personal data',
    find: (ctx, { userId }) =>
      ctx.db
        .selectFrom('users')
        .select(['id', 'organisation_id', 'email', 'first_name', 'last_name', 'job_title', 'phone'])
        .select(['user_type', 'role', 'email_verified_at', 'two_factor_enabled_at', 'last_login_at', 'created_at'])
        .where('id', '=', userId)
        .execute(),
    erase: (tx, { userId }) => tx.db.deleteFrom('users').where('id', '=', userId).execute(),
  },
} satisfies Record<string, TablePolicy>
