import commissioner from './fonts/commissioner-flare-500.ttf?inline'
import regular from './fonts/instrument-sans-400.ttf?inline'
import semibold from './fonts/instrument-sans-600.ttf?inline'

/**
 * The brand's type with the letters of all European languages in Latin script: names come from everywhere. The files of
 * the site cannot be used, as pdfkit cannot make a subset of a variable WOFF2.
 */
export const FONTS = { text: bytesOf(regular), strong: bytesOf(semibold), display: bytesOf(commissioner) }

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
