import { AppError } from '#server/errors.ts'
import { WorkQueue } from '#server/work-queue.ts'
import { readForm } from './read-form.ts'

/** Room for the other fields of a multipart body. */
const ROOM_FOR_FIELDS = 16 * 1024

/** Files are held in memory while they arrive, so this limits them for the whole process. */
const queue = new WorkQueue({
  concurrency: 16,
  maxWaiting: 64,
  refusal: 'Many files are being uploaded right now. Please try again in a few seconds.',
})

export type Upload = { fields: Record<string, string>; file: { name: string; data: Uint8Array } }

/**
 * Returns the text fields of a posted form and its file, empty if none was chosen. Throws `invalid_input` at `file`
 * before reading more than `mostBytes`, `unavailable` when too many files arrive at once, and the errors of `readForm`.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  const tooLarge = () => {
    const message = `This file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`
    return new AppError('invalid_input', message, { fieldErrors: { file: message } })
  }
  const { fields, file } = await queue.run(() => readForm(request, maxBytes + ROOM_FOR_FIELDS, tooLarge))
  return { fields, file: file ?? { name: '', data: new Uint8Array() } }
}
