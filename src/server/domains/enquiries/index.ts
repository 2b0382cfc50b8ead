export { submitContactMessage } from './submit.ts'
