import { AppError } from '#server/errors.ts'

/** What stands around the file in a multipart body. */
const ROOM_FOR_FIELDS = 16 * 1024

export type Upload = { fields: Record<string, string>; file: { name: string; data: Uint8Array } }

/**
 * The text fields of a posted form and its one file, empty where none was chosen. Throws `invalid_input` at `file` before
 * reading what is longer than `mostBytes`, or does not say how long it is.
 */
export async function readUpload(request: Request, mostBytes: number): Promise<Upload> {
  const length = request.headers.get('content-length')
  if (length === null || Number(length) > mostBytes + ROOM_FOR_FIELDS) {
    const message = `This file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB.`
    throw new AppError('invalid_input', message, { fieldErrors: { file: message } })
  }
  const form = await request.formData()
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  const file = form.get('file')
  if (!(file instanceof File)) return { fields, file: { name: '', data: new Uint8Array() } }
  return { fields, file: { name: file.name, data: new Uint8Array(await file.arrayBuffer()) } }
}
