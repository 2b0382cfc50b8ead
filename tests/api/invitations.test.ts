import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#server/context.ts'
import { inviteAdministrator } from '#server/domains/identity/index.ts'
import { type Accounts, accountForm, newEmail, PASSWORD, shareAccounts } from '../support/accounts.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { connectTo } from '../support/people.ts'
import { PRODUCT_ENV } from '../support/server.ts'
import { createAdministrator } from '../support/staff.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/admin-invite.mjs')
const run = promisify(execFile)

let app: Accounts
beforeAll(async () => {
  app = await shareAccounts()
})

/** Runs the script of `npm run admin:invite`, without installing and building. */
async function commandLine(...options: string[]): Promise<string> {
  const env = { ...PRODUCT_ENV, APP_URL: 'https://ogham.example', ...app.shared }
  const { stdout } = await run(process.execPath, [SCRIPT, '--prepared', ...options], { env })
  return stdout
}

async function printedInvitation(email: string, ...options: string[]): Promise<string> {
  const output = await commandLine('--email', email, ...options)
  return /https:\/\/ogham\.example\/sign-up\?invite=([\w-]{43})\n/.exec(output)?.[1] ?? ''
}

/** The same invitation without the command line. */
async function invitationFor(email: string): Promise<string> {
  const deps = connectTo(app.server)
  const { url } = await inviteAdministrator(testCtx(deps, { kind: 'job', name: 'test' }), {
    email,
    userType: 'BUSINESS',
  })
  await deps.db.destroy()
  return new URL(url).searchParams.get('invite') ?? ''
}

const join = (email: string, invite: string | undefined, changes = {}) =>
  app.browser().post('/api/register', accountForm({ email, userType: 'ADMIN', invite, ...changes }))

describe('the Admin tab', () => {
  test('without an invitation says why it is closed', async () => {
    for (const invite of [undefined, null, '']) {
      const { status, body, cookies } = await join(newEmail(), invite as undefined)
      expect([status, body.code, cookies]).toEqual([403, 'invitation_required', []])
      expect(body.message).toContain('invitation only')
    }
    expect((await join(newEmail(), 'invented')).body.message).toContain('no longer valid')
  })

  test("with one makes an administrator in the company's organisation", async () => {
    const email = newEmail('boss')
    const invite = await printedInvitation(email.toUpperCase())
    const shown = await app.browser().post('/api/auth/invitation', { token: invite })
    expect(shown.body).toEqual({ email, userType: 'BUSINESS' })
    const browser = app.browser()
    const form = accountForm({ email, userType: 'ADMIN', invite })
    const { status, body } = await browser.post('/api/register', form)
    expect([status, body.role, body.userType]).toEqual([201, 'ADMIN', 'BUSINESS'])
    expect((await browser.get('/api/auth/user')).body.role).toBe('ADMIN')
    expect((await browser.get('/api/account/organisation')).body).toMatchObject({ id: 'org_company', name: 'Ogham' })
    expect((await app.browser().post('/api/auth/invitation', { token: invite })).status).toBe(400)
  })

  test('takes the user type from the invitation', async () => {
    const email = newEmail()
    const { body } = await join(email, await printedInvitation(email, '--type', 'GOVERNMENT'))
    expect(body).toMatchObject({ role: 'ADMIN', userType: 'GOVERNMENT' })
  })
})

describe('an invitation', () => {
  test('works for its address only, and stays valid after another one tried', async () => {
    const email = newEmail()
    const invite = await invitationFor(email)
    const other = await join(newEmail(), invite)
    expect([other.status, other.body.message]).toEqual([403, 'This invitation was made for another email address.'])
    expect((await join(email, invite)).status).toBe(201)
  })

  test('makes one administrator of 16 parallel registrations', async () => {
    const email = newEmail()
    const invite = await invitationFor(email)
    const answers = await Promise.all(Array.from({ length: 16 }, () => join(email, invite)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const made = await app.db.selectFrom('users').select('role').where('email', '=', email).execute()
    expect(made).toEqual([{ role: 'ADMIN' }])
  })

  test('expires after 24 hours', async () => {
    const email = newEmail()
    const invite = await invitationFor(email)
    const of = app.db.selectFrom('one_time_tokens').selectAll().where('email', '=', email)
    const row = await of.executeTakeFirstOrThrow()
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBe(86_400_000)
    expect(JSON.stringify(row)).not.toContain(invite)
    const past = { expires_at: new Date(Date.now() - 1).toISOString() }
    await app.db.updateTable('one_time_tokens').set(past).where('id', '=', row.id).execute()
    expect((await join(email, invite)).status).toBe(403)
    expect((await app.browser().post('/api/auth/invitation', { token: invite })).status).toBe(400)
  })

  test('is replaced by a newer one', async () => {
    const email = newEmail()
    const older = await invitationFor(email)
    const newer = await invitationFor(email)
    expect((await join(email, older)).status).toBe(403)
    expect((await join(email, newer)).status).toBe(201)
  })

  test('never changes an existing account', async () => {
    const { email, id } = await app.account()
    const before = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    const { status, body } = await join(email, await invitationFor(email), { password: 'four grey herons' })
    expect([status, body.code]).toEqual([409, 'email_taken'])
    expect(await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(before)
    expect((await app.browser().post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(200)
  })

  test('is ignored under another tab', async () => {
    const email = newEmail()
    const { body } = await join(email, await invitationFor(email), { userType: 'BUSINESS' })
    expect(body).toMatchObject({ role: 'USER', userType: 'BUSINESS' })
  })

  test('a link with another purpose is refused', async () => {
    const { email } = await app.account()
    await app.browser().post('/api/auth/forgot-password', { email })
    const token = await app.mailedToken('password-reset', email)
    expect((await join(email, token)).status).toBe(403)
  })
})

test('the command line names invalid arguments', async () => {
  const failing = async (...options: string[]) => {
    try {
      return await commandLine(...options)
    } catch (error) {
      return (error as { stderr: string }).stderr
    }
  }
  expect(await failing()).toContain('npm run admin:invite -- --email')
  expect(await failing('--email', 'nobody')).toContain('Valid email is required')
  expect(await failing('--email', 'a@b.ie', '--type', 'ADMIN')).toContain('BUSINESS or GOVERNMENT')
  expect(await failing('--mail', 'a@b.ie')).toContain('npm run admin:invite')
})

describe('one administrator invites another', () => {
  const invited = async (db: TestDatabase, member: Partial<Member>) => {
    const { actor } = await createAdministrator(db)
    return inviteAdministrator(testCtx(db, { ...actor, ...member }), { email: 'next@example.ie' })
  }

  test('by mail, but not without a required second factor, and nobody else can', async () => {
    const db = await openTestDatabase()
    const { url } = await invited(db, {})
    const mail = await db.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect([mail.template, mail.recipient, JSON.parse(mail.props)]).toEqual([
      'admin-invitation',
      'next@example.ie',
      { url },
    ])
    await expect(invited(db, { role: 'USER' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(inviteAdministrator(testCtx(db), {})).rejects.toMatchObject({ code: 'unauthenticated' })
    const settings = { key: 'security', value: '{"adminsNeedTwoFactor":true}', updated_at: db.now().toISOString() }
    await db.db.insertInto('settings').values(settings).execute()
    await expect(invited(db, {})).rejects.toMatchObject({ message: expect.stringContaining('two-factor') })
    await db.close()
  })
})
