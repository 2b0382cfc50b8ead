import { MaxFileSizeExceededError, MaxTotalSizeExceededError, parseMultipartRequest } from '@remix-run/multipart-parser'
import { AppError } from '#server/errors.ts'

/** The text fields of a form, the last one of each name, and its file. */
export type PostedForm = { fields: Record<string, string>; file?: { name: string; data: Uint8Array } }

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Reads a posted form. It parses the file in pieces, so that a large one does not block other requests. It reads
 * nothing if the declared length is missing or above `mostBytes`. Throws `unsupported_media_type`, `malformed` and
 * `tooLarge()`.
 */
export async function readForm(request: Request, maxBytes: number, tooLarge: () => AppError): Promise<PostedForm> {
  const type = FORM_TYPE.exec(request.headers.get('content-type') ?? '')?.[1]?.toLowerCase()
  if (type === undefined) throw new AppError('unsupported_media_type', 'Please send this form from its page.')
  const length = request.headers.get('content-length')
  if (length === null || Number(length) > maxBytes) throw tooLarge()
  try {
    return type === 'multipart/form-data' ? await readParts(request, maxBytes) : await readText(request)
  } catch (cause) {
    if (cause instanceof MaxFileSizeExceededError || cause instanceof MaxTotalSizeExceededError) throw tooLarge()
    throw new AppError('malformed', 'This form could not be read. Please send it again.', { cause })
  }
}

async function readText(request: Request): Promise<PostedForm> {
  return { fields: Object.fromEntries(new URLSearchParams(await request.text())) }
}

async function readParts(request: Request, maxBytes: number): Promise<PostedForm> {
  const form: PostedForm = { fields: {} }
  for await (const part of parseMultipartRequest(request, { maxFileSize: maxBytes, maxTotalSize: maxBytes })) {
    if (part.name === undefined) continue
    if (part.isFile) form.file = { name: part.filename ?? '', data: part.bytes }
    else form.fields[part.name] = part.text
  }
  return form
}
