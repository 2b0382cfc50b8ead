import { Hono } from 'hono'
import { submitContactMessage } from '../../domains/enquiries/index.ts'
import type { HttpEnv } from '../env.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'
import { readJsonBody } from '../json-body.ts'

export const contactApi = new Hono<HttpEnv>().post('/', async (c) => {
  const body = await readJsonBody(c)
  const { id } = await submitContactMessage(c.var.ctx, body, readIdempotencyKey(c))
  return c.json({ id, message: "We'll get back to you within 24 hours" }, 201)
})
