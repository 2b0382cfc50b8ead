/**
 * Page addresses for mails and domains, which do not import web code. A path or parameter missing in
 * `src/web/routes.ts` is a type error.
 */
export { href } from 'react-router'
