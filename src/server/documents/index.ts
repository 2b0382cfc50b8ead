export type { Block, DocumentDescription } from './description.ts'
export { renderDocument } from './render.ts'
