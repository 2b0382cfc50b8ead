import { Hono } from 'hono'
import { isModuleName } from '#contracts/modules.ts'
import { submitLicensingInquiry } from '../../domains/enquiries/index.ts'
import { AppError } from '../../errors.ts'
import type { HttpEnv } from '../env.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'
import { readJsonBody } from '../json-body.ts'

export const modulesApi = new Hono<HttpEnv>().post('/:name/licensing-inquiry', async (c) => {
  const name = c.req.param('name')
  if (!isModuleName(name)) throw new AppError('not_found', 'There is no module of this name.')
  const body = await readJsonBody(c)
  const { id } = await submitLicensingInquiry(c.var.ctx, name, body, readIdempotencyKey(c))
  return c.json({ id, message: "We'll get back to you within 24 hours" }, 201)
})
