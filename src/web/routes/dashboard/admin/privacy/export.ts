import { data } from 'react-router'
import { irishDay } from '#contracts/words/dates.ts'
import { exportPerson } from '#server/domains/privacy/index.ts'
import { AppError } from '#server/errors.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { readFields } from '../../../read-fields.ts'
import type { Route } from './+types/export.ts'

export function loader() {
  throw data(null, { status: 404 })
}

/** A POST, so that no email address is in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  try {
    const copy = await exportPerson(ctx, await readFields(request))
    const name = `personal-data-${irishDay(copy.exportedAt)}.json`
    return download(name, JSON.stringify(copy, undefined, 2))
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: error.status })
    throw error
  }
}
