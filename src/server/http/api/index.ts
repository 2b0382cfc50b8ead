import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../../errors.ts'
import type { HttpEnv } from '../env.ts'
import { refuseWrongMethods } from '../methods.ts'
import { authApi } from './auth.ts'
import { contactApi } from './contact.ts'

/** Long enough for any letter, short enough to hold in memory for every connection. */
const MAX_BODY_BYTES = 128 * 1024

const neverStored = createMiddleware<HttpEnv>(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
})

export const api = new Hono<HttpEnv>()
  .use(neverStored)
  .use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AppError('too_large', 'This is more than we can take at once. Please shorten it.')
      },
    }),
  )
  .route('/contact', contactApi)
  .route('/auth', authApi)

refuseWrongMethods(api)
api.all('*', () => {
  throw new AppError('not_found', 'There is nothing at this address.')
})
