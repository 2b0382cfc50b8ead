import { Hono } from 'hono'
import { openPractice, talkToPractice } from '../../assistant/sandbox/talk-to-practice.ts'
import type { HttpEnv } from '../env.ts'
import { readJsonBody } from '../json-body.ts'

/** The demonstration practice on /ai-receptionist. The visitor's page stores the whole conversation. */
export const sandboxApi = new Hono<HttpEnv>()
  .post('/', async (c) => c.json(await openPractice(c.var.ctx, await readJsonBody(c)), 201))
  .post('/messages', async (c) => c.json(await talkToPractice(c.var.ctx, await readJsonBody(c))))
