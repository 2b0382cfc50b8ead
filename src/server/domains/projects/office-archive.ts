import { strFromU8, unzipSync } from 'fflate'

/** The names of an archive's parts in small letters, and the text of the two that say what it is, empty where it has none. */
export type OfficeArchive = { parts: Set<string>; contentTypes: string; mimetype: string }

/** An office file lists each of its parts: thousands are far more than any has. */
const MOST_PARTS = 10_000
const MOST_BYTES_OF_A_PART = 1024 * 1024
const CONTENT_TYPES = '[Content_Types].xml'

/** Reads the list of parts and unpacks nothing but the small two. Undefined for what is no archive, or an unusual one. */
export function readOfficeArchive(bytes: Uint8Array): OfficeArchive | undefined {
  const parts = new Set<string>()
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Of two parts with one name, the reader of the file may take the other one. Their names ignore case.
        const key = name.toLowerCase()
        if (parts.has(key) || parts.size >= MOST_PARTS) throw new RangeError('unusual parts')
        parts.add(key)
        return (name === CONTENT_TYPES || name === 'mimetype') && originalSize <= MOST_BYTES_OF_A_PART
      },
    })
    const textOf = (name: string) => asText(unpacked[name])
    return { parts, contentTypes: textOf(CONTENT_TYPES), mimetype: textOf('mimetype') }
  } catch {
    return undefined
  }
}

/** UTF-8 only: XML in another encoding would hide its words. */
function asText(part = new Uint8Array()): string {
  return part.includes(0) ? '' : strFromU8(part)
}

/** Programs of Microsoft's formats, whatever their part is called: the list of types must name what it is. */
const PROGRAM_TYPES = /vbaProject|macroEnabled|macrosheet|activeX|vbaData/i
/** Folders of programs in an OpenDocument file, and where Microsoft's formats usually keep theirs. */
const PROGRAM_PARTS =
  /(^|\/)(Basic|Scripts|Dialogs)\/|(^|\/)(vbaProject\.bin|vbaData\.xml)$|(^|\/)(macrosheets|activeX)\//i

/** Whoever opens a document with programs in it cannot see what they do. */
export function hasMacros({ parts, contentTypes }: OfficeArchive): boolean {
  return PROGRAM_TYPES.test(decodeEntities(contentTypes)) || [...parts].some((name) => PROGRAM_PARTS.test(name))
}

/** XML may write any letter as a number. */
function decodeEntities(xml: string): string {
  return xml.replaceAll(/&#(x?)([\da-f]{1,6});/gi, (entity, hex: string, code: string) => {
    const point = Number.parseInt(code, hex === '' ? 10 : 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}
