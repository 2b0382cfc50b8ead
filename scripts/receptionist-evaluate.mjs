// npm run receptionist:evaluate -- --knowledge FILE --questions FILE …: starts on any Node and continues on the pinned
// one. Standard output is one JSON document, so progress is printed on standard error.
import { ensurePackages, findNode, printStepsToStandardError, runInForeground } from './lib/toolchain.mjs'

printStepsToStandardError()
ensurePackages()
runInForeground(findNode(), ['scripts/receptionist-evaluate.ts', ...process.argv.slice(2)], {})
