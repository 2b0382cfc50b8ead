import type { Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { HttpEnv } from './env.ts'

/** Answers 405 with Allow for a known path asked by another method. To be called after the app's routes are there. */
export function refuseWrongMethods(app: Hono<HttpEnv>): void {
  const methodsOf = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue
    methodsOf.set(path, (methodsOf.get(path) ?? new Set()).add(method))
  }
  for (const [path, methods] of methodsOf) {
    const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ')
    app.all(path, (c) => {
      c.header('Allow', allowed)
      throw new AppError('method_not_allowed', `This address takes ${allowed} only.`)
    })
  }
}
