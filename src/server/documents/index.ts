export type { Block, DocumentDescription, TableColumn } from './description.ts'
export { renderDocument } from './render.ts'
