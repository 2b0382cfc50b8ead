export { countToolUsers, getTool, listTools } from './catalogue.ts'
