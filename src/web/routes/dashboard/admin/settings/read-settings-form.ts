import { z } from 'zod'
import { AppError } from '#server/errors.ts'

const kept = z.object({ texts: z.record(z.string(), z.string()), versions: z.record(z.string(), z.number()) })

/** The posted fields with the initial values. Browsers do not post an empty checkbox. */
export function readSettingsForm({ intent: _, started, ...posted }: Record<string, string>) {
  const { texts: base, versions } = parseStarted(started)
  const texts = Object.fromEntries(Object.keys(base).map((name) => [name, posted[name] ?? '']))
  return { texts, base, versions }
}

function parseStarted(started: string | undefined): z.output<typeof kept> {
  try {
    return kept.parse(JSON.parse(started ?? ''))
  } catch (cause) {
    throw new AppError('malformed', 'This form is out of date. Please reload the page.', { cause })
  }
}
