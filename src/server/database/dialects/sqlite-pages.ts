import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'

// Offsets are from https://www.sqlite.org/fileformat2.html
const HEADER_BYTES = 100
const WAL_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/**
 * Counts the pages that the file's header lists but neither the file nor its write-ahead log contains. Reads a few
 * bytes of each page of the log, so a large database costs little.
 */
export function countMissingPages(file: string): number {
  const header = readAt(file, 0, HEADER_BYTES)
  const hasPageCount = header.length === HEADER_BYTES && header.readUInt32BE(24) === header.readUInt32BE(92)
  if (!header.toString('latin1').startsWith('SQLite format 3') || !hasPageCount) return 0
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  const promised = header.readUInt32BE(28)
  const inFile = Math.floor(statSync(file).size / pageSize)
  if (inFile >= promised) return 0
  // An interrupted checkpoint has written the new header but not all pages. The log still has those.
  const inLog = [...listPagesInLog(`${file}-wal`, pageSize)].filter((page) => page > inFile && page <= promised)
  return promised - inFile - inLog.length
}

function listPagesInLog(log: string, pageSize: number): Set<number> {
  const pages = new Set<number>()
  if (!existsSync(log)) return pages
  const handle = openSync(log, 'r')
  const salt = readFrom(handle, 16, 8)
  for (let at = WAL_HEADER_BYTES; ; at += FRAME_HEADER_BYTES + pageSize) {
    const frame = readFrom(handle, at, FRAME_HEADER_BYTES)
    // Frames from before the last checkpoint have another salt.
    if (frame.length < FRAME_HEADER_BYTES || !frame.subarray(8, 16).equals(salt)) break
    pages.add(frame.readUInt32BE(0))
  }
  closeSync(handle)
  return pages
}

function readAt(file: string, position: number, length: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    return readFrom(handle, position, length)
  } finally {
    closeSync(handle)
  }
}

function readFrom(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(handle, bytes, 0, length, position))
}
