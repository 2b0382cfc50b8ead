import { strFromU8, unzipSync } from 'fflate'

/** The lower-case names of an archive's parts, and the two texts that state its type. Empty without them. */
export type OfficeArchive = { parts: Set<string>; contentTypes: string; mimetype: string }

/** No office file has more parts than this. */
const MAX_PARTS = 10_000
const MAX_PART_BYTES = 1024 * 1024
const CONTENT_TYPES = '[Content_Types].xml'

/** Reads the list of parts and unpacks only the two small ones. Undefined for an invalid or unusual archive. */
export function readOfficeArchive(bytes: Uint8Array): OfficeArchive | undefined {
  const parts = new Set<string>()
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Refuse duplicate names, because the program that opens the file may read the other part. Names ignore case.
        const key = name.toLowerCase()
        if (parts.has(key) || parts.size >= MAX_PARTS) throw new RangeError('unusual parts')
        parts.add(key)
        return (name === CONTENT_TYPES || name === 'mimetype') && originalSize <= MAX_PART_BYTES
      },
    })
    const readPart = (name: string) => decodeText(unpacked[name])
    return { parts, contentTypes: readPart(CONTENT_TYPES), mimetype: readPart('mimetype') }
  } catch {
    return undefined
  }
}

/** UTF-8 only, because XML in another encoding could hide words from the check. */
function decodeText(part = new Uint8Array()): string {
  return part.includes(0) ? '' : strFromU8(part)
}

/** Content types of programs in Microsoft's formats. They must be listed, whatever the part is called. */
const PROGRAM_TYPES = /vbaProject|macroEnabled|macrosheet|activeX|vbaData/i
/** Folders of programs in OpenDocument files, and usual places in Microsoft's formats. */
const PROGRAM_PARTS =
  /(^|\/)(Basic|Scripts|Dialogs)\/|(^|\/)(vbaProject\.bin|vbaData\.xml)$|(^|\/)(macrosheets|activeX)\//i

/** Documents with programs are refused, because a reader cannot see what the programs do. */
export function hasMacros({ parts, contentTypes }: OfficeArchive): boolean {
  return PROGRAM_TYPES.test(decodeEntities(contentTypes)) || [...parts].some((name) => PROGRAM_PARTS.test(name))
}

/** XML can write any character as a number. */
function decodeEntities(xml: string): string {
  return xml.replaceAll(/&#(x?)([\da-f]{1,6});/gi, (entity, hex: string, code: string) => {
    const point = Number.parseInt(code, hex === '' ? 10 : 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}
