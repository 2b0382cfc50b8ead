import { getResolvedPDFJS } from 'unpdf'
import { isWhite } from './hidden.ts'

type Page = { getOperatorList: () => Promise<{ fnArray: number[]; argsArray: unknown[][] }> }
type Piece = { str?: string; transform?: number[]; height?: number }
/** Left, bottom, right and top, in the coordinates of the page. */
type Box = [number, number, number, number]
type Pen = { matrix: number[]; fill: string; mode: number; alpha: number }

const NEW_PEN: Pen = { matrix: [1, 0, 0, 1, 0, 0], fill: '#000000', mode: 0, alpha: 1 }
/** Text rendering modes. The others draw an outline too. */
const INVISIBLE = 3
const FILLING = [0, 4]
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity]

/** Whether nobody sees on white what the pen writes. */
const isFaint = ({ fill, mode, alpha }: Pen) =>
  mode === INVISIBLE || alpha < 0.05 || (FILLING.includes(mode) && isWhite(fill))

/**
 * Takes out of the text of a page what nobody sees: invisible, transparent and near-white letters, unless a colour or a
 * picture lies beneath. A scanned page has its words as invisible letters over its picture.
 */
export async function takeOutHidden(page: Page, pieces: object[]): Promise<object[]> {
  const { letters, faint, grounds } = await readPainting(page)
  if (!faint.includes(true)) return pieces
  let next = 0
  return (pieces as Piece[]).map((piece) => {
    const { str = '', transform: [, , , , x = 0, baseline = 0] = [], height = 0 } = piece
    const bare = str.replaceAll(/\s/g, '')
    let at = letters.indexOf(bare, next)
    if (bare === '' || at === -1) return piece
    next = at + bare.length
    const y = baseline + height / 3
    if (grounds.some(([left, bottom, right, top]) => left <= x + 1 && x < right && bottom <= y && y <= top))
      return piece
    return { ...piece, str: str.replaceAll(/\S/g, (letter) => (faint[at++] === true ? '' : letter)) }
  })
}

/** The letters of a page in their order, which of them are faint, and where something else is painted. */
async function readPainting(page: Page): Promise<{ letters: string; faint: boolean[]; grounds: Box[] }> {
  const { OPS, Util, normalizeUnicode } = await getResolvedPDFJS()
  const fills = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]
  const { fnArray, argsArray } = await page.getOperatorList()
  const [faint, grounds, saved]: [boolean[], Box[], Pen[]] = [[], [], []]
  let letters = ''
  let pen = NEW_PEN
  const addGround = (rectangle: unknown) => {
    const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
    Util.axialAlignedBoundingBox(rectangle as Box, pen.matrix, box)
    grounds.push(box)
  }
  for (const [index, op] of fnArray.entries()) {
    const args = argsArray[index] ?? []
    if (op === OPS.save || op === OPS.paintFormXObjectBegin) saved.push(pen)
    if (op === OPS.restore || op === OPS.paintFormXObjectEnd) pen = saved.pop() ?? NEW_PEN
    else if (op === OPS.setFillRGBColor) pen = { ...pen, fill: String(args[0]) }
    else if (op === OPS.setFillColorN) pen = { ...pen, fill: 'pattern' }
    else if (op === OPS.setTextRenderingMode) pen = { ...pen, mode: Number(args[0]) }
    else if (op === OPS.setGState) pen = { ...pen, alpha: Number(new Map(args[0] as []).get('ca') ?? pen.alpha) }
    else if (op === OPS.shadingFill) grounds.push(EVERYWHERE)
    else if (op === OPS.constructPath && fills.includes(Number(args[0])) && !isWhite(pen.fill)) addGround(args[2])
    else if (op === OPS.transform || (op === OPS.paintFormXObjectBegin && args[0])) {
      const matrix = op === OPS.transform ? args : args[0]
      pen = { ...pen, matrix: Util.transform(pen.matrix, matrix as number[]) }
      // PDF.js does not load pictures for us. A picture fills the unit square of the matrix before it.
      addGround([0, 0, 1, 1])
    } else if (op === OPS.showText) {
      const text = (args[0] as { unicode?: string }[]).map(({ unicode = '' }) => normalizeUnicode(unicode)).join('')
      const seen = text.replaceAll(/\s/g, '')
      letters += seen
      faint.push(...Array<boolean>(seen.length).fill(isFaint(pen)))
    }
  }
  return { letters, faint, grounds }
}
