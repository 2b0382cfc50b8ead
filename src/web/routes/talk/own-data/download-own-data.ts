import { redirect } from 'react-router'
import { AppError } from '#server/errors.ts'
import { download } from '#server/http/download.ts'
import { loadOrNotFound } from '../../answer-form.ts'

/** Sends a copy of a person's data. Without a proved address it redirects to the form. */
export async function downloadOwnData(slug: string, copy: Promise<{ fileName: string; content: string }>) {
  try {
    const { fileName, content } = await loadOrNotFound(copy)
    return download(fileName, content)
  } catch (error) {
    if (error instanceof AppError && error.code === 'link_invalid') throw redirect(`/talk/${slug}/your-data`)
    throw error
  }
}
