import { type Context, Hono } from 'hono'
import { readParam } from '#contracts/params.ts'
import { irishDay } from '#contracts/words/dates.ts'
import {
  changeConsent,
  changePassword,
  confirmEmailChange,
  endSession,
  getProfile,
  listConsents,
  listSessions,
  requestEmailChange,
  updateProfile,
} from '../../domains/identity/index.ts'
import { getOrganisation, updateOrganisation } from '../../domains/organisations/index.ts'
import { eraseAccount, exportPersonalData, previewErasure } from '../../domains/privacy/index.ts'
import { download } from '../download.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'
import { clearSessionCookie, setSessionCookie } from '../session.ts'
import { twoFactorApi } from './account-two-factor.ts'

export const accountApi = new Hono<HttpEnv>()
  .get('/profile', async (c) => c.json(await getProfile(c.var.ctx)))
  .patch('/profile', async (c) => c.json(await updateProfile(c.var.ctx, await readJsonBody(c))))
  .get('/organisation', async (c) => c.json(await getOrganisation(c.var.ctx)))
  .patch('/organisation', async (c) => c.json(await updateOrganisation(c.var.ctx, await readJsonBody(c))))
  .post('/password', async (c) => {
    setSessionCookie(c, await changePassword(c.var.ctx, await readJsonBody(c)))
    return c.json({ message: 'Your password was changed. Every other device was signed out.' })
  })
  .post('/email', async (c) => {
    await requestEmailChange(c.var.ctx, await readJsonBody(c))
    return c.json({ message: 'Please open the link that we mailed to the new address.' })
  })
  .post('/email/confirm', async (c) => {
    return c.json(await confirmEmailChange(c.var.ctx, await readJsonBody(c)))
  })
  .route('/', twoFactorApi)
  .get('/sessions', async (c) => c.json({ sessions: await listSessions(c.var.ctx) }))
  .delete('/sessions/:sessionId', async (c) => {
    await endSession(c.var.ctx, readParam(c.req.param(), 'sessionId'))
    return c.body(null, 204)
  })
  .get('/consents', async (c) => c.json({ consents: await listConsents(c.var.ctx) }))
  .post('/consents', async (c) => c.json({ consents: await changeConsent(c.var.ctx, await readJsonBody(c)) }))
  .get('/export', downloadExport)
  .get('/erasure', async (c) => c.json(await previewErasure(c.var.ctx)))
  .post('/erase', async (c) => {
    await eraseAccount(c.var.ctx, await readJsonBody(c))
    clearSessionCookie(c)
    return c.json({ message: 'Your account was erased.' })
  })

async function downloadExport(c: Context<HttpEnv>): Promise<Response> {
  const copy = await exportPersonalData(c.var.ctx)
  const name = `my-data-${irishDay(copy.exportedAt)}.json`
  return download(name, JSON.stringify(copy, undefined, 2))
}
