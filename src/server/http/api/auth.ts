import { Hono } from 'hono'
import { AppError } from '../../errors.ts'
import type { HttpEnv } from '../env.ts'

export const authApi = new Hono<HttpEnv>().get('/user', () => {
  throw new AppError('unauthenticated', 'You are not signed in.')
})
