/**
 * Addresses of pages for mails and domains, which know no web: a path or parameter that `src/web/routes.ts` does not have
 * is a type error.
 */
export { href } from 'react-router'
