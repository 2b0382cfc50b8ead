import type { Language } from './words.ts'

export type Options = {
  /** The origin of the script, which is also that of the frame. */
  origin: string
  slug: string
  language: Language | undefined
  theme: 'light' | 'dark' | undefined
  position: 'left' | 'right'
}

type Source = { src: string; dataset: Record<string, string | undefined> }

/**
 * Reads the attributes of the script element. Undefined without a receptionist. Calls `warn` once with everything that
 * it ignored.
 */
export function readOptions({ src, dataset }: Source, warn: (message: string) => void): Options | undefined {
  const wrong: string[] = []
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const given = dataset[name]
    const value = values.find((one) => one === given)
    if (given !== undefined && value === undefined) wrong.push(`data-${name} must be ${values.join(' or ')}`)
    return value
  }
  const { receptionist: slug = '' } = dataset
  const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
  if (!isSlug) wrong.push('data-receptionist must name a receptionist, as in the address of its page')
  const options = {
    origin: new URL(src).origin,
    slug,
    language: choose('language', ['en', 'ga']),
    theme: choose('theme', ['light', 'dark']),
    position: choose('position', ['left', 'right']) ?? 'right',
  }
  if (wrong.length > 0) warn(`widget.js: ${wrong.join('; ')}`)
  return isSlug ? options : undefined
}
