import PDFDocument from 'pdfkit'
import type { Language } from '#contracts/receptionist/diary.ts'
import { COLOR } from '../mail/templates/theme.ts'
import { FONTS } from './fonts.ts'

/** In points. The bottom margin holds the footer. */
export const MARGIN = { top: 48, left: 56, right: 56, bottom: 84 }

type FontName = keyof typeof FONTS
export type Style = { font: FontName; size: number; color: string; align?: 'left' | 'right'; lineGap?: number }

export const STYLE = {
  title: { font: 'display', size: 24, color: COLOR.ink, lineGap: 2 },
  heading: { font: 'display', size: 14, color: COLOR.ink, lineGap: 2 },
  figure: { font: 'display', size: 20, color: COLOR.ink },
  body: { font: 'text', size: 10, color: COLOR.ink2, lineGap: 3.5 },
  value: { font: 'text', size: 10, color: COLOR.ink, lineGap: 3 },
  strong: { font: 'strong', size: 10, color: COLOR.ink, lineGap: 3 },
  small: { font: 'text', size: 8.5, color: COLOR.muted, lineGap: 2.5 },
} satisfies Record<string, Style>

type Place = { x: number; y: number; width: number }

/** An element of the PDF's structure tree, which screen readers use. */
export class TaggedElement {
  readonly #doc: PDFKit.PDFDocument
  readonly #element: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument, element: PDFKit.PDFStructureElement) {
    this.#doc = doc
    this.#element = element
  }

  /** Adds a paragraph, heading or cell. `draw` draws its content. `scope` is for heading cells. */
  add(tag: string, draw: () => void, scope?: 'Row' | 'Column'): void {
    this.#element.add(this.#doc.struct(tag, { scope } as PDFKit.Mixins.StructureElementOptions, draw))
  }

  /** Adds an element with children, such as a table or a row. */
  within(tag: string, fill: (inner: TaggedElement) => void): void {
    const element = this.#doc.struct(tag)
    this.#element.add(element)
    fill(new TaggedElement(this.#doc, element))
    element.end()
  }

  end(): void {
    this.#element.end()
  }
}

type SheetGiven = { title: string; author: string; createdAt: Date; language: Language }

/** A tagged A4 document, drawn from top to bottom. Blocks reserve their height first, so that no page break splits them. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly left = MARGIN.left
  readonly width: number
  /** Vertical position of the next block, in points. */
  y = MARGIN.top
  /** Root of the structure tree. */
  readonly tags: TaggedElement

  constructor({ title, author, createdAt, language }: SheetGiven) {
    const options = {
      size: 'A4',
      margins: MARGIN,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: `${language}-IE`,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    }
    // pdfkit 0.20 has this subset and the scope of heading cells. Its types lack both.
    this.doc = new PDFDocument(options as PDFKit.PDFDocumentOptions)
    for (const [name, bytes] of Object.entries(FONTS)) this.doc.registerFont(name, bytes)
    this.width = this.doc.page.width - MARGIN.left - MARGIN.right
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.tags = new TaggedElement(this.doc, root)
  }

  /** Remaining height of the page, in points. */
  get room(): number {
    return this.doc.page.height - MARGIN.bottom - this.y
  }

  /** Starts a new page when less than `height` is left. */
  reserve(height: number, onNewPage?: () => void): void {
    if (height <= this.room) return
    this.doc.addPage()
    this.y = MARGIN.top
    onNewPage?.()
  }

  measureHeight(text: string, style: Style, width = this.width): number {
    return this.#use(style).heightOfString(text, { width, lineGap: style.lineGap ?? 0 })
  }

  draw(text: string, style: Style, { x, y, width }: Place): void {
    const { align = 'left', lineGap = 0 } = style
    const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['kern', 'tnum'] : ['kern']
    this.#use(style).text(text, x, y, { width, align, lineGap, features })
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact')
    this.doc.save()
    draw(this.doc)
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  rule(color = COLOR.line, { x = this.left, width = this.width } = {}): void {
    this.decorate((doc) =>
      doc
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .lineWidth(0.75)
        .stroke(color),
    )
  }

  async end(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve)
      this.doc.on('error', reject)
    })
    this.tags.end()
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  #use({ font, size, color }: Style): PDFKit.PDFDocument {
    return this.doc.font(font).fontSize(size).fillColor(color)
  }
}
