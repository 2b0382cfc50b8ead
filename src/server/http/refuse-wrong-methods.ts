import type { Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'

/** Answers 405 with Allow when a known path is called with another method. Call it after all routes are registered. */
export function refuseWrongMethods(app: Hono<HttpEnv>): void {
  const methodsByPath = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(method))
  }
  for (const [path, methods] of methodsByPath) {
    const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ')
    app.all(path, (c) => {
      c.header('Allow', allowed)
      throw new AppError('method_not_allowed', `This address supports only ${allowed}.`)
    })
  }
}
