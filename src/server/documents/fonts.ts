import commissioner from './fonts/commissioner-flare-500.ttf?inline'
import regular from './fonts/instrument-sans-400.ttf?inline'
import semibold from './fonts/instrument-sans-600.ttf?inline'

/**
 * The brand's typefaces with the Latin letters of all European languages, because names come from everywhere. pdfkit
 * cannot subset the variable WOFF2 files of the site.
 */
export const FONTS = {
  text: decodeDataUrl(regular),
  strong: decodeDataUrl(semibold),
  display: decodeDataUrl(commissioner),
}

function decodeDataUrl(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
