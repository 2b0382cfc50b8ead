import type { ModuleName } from '#contracts/modules.ts'
import { brigid } from './brigid.ts'
import { dagda } from './dagda.ts'
import { fionn } from './fionn.ts'
import { liafail } from './liafail.ts'
import type { ModuleContent } from './module-content.ts'
import { patrick } from './patrick.ts'
import { salmon } from './salmon.ts'
import { tir } from './tir.ts'

/** All seven modules. Loaders send one to the page, so that the browser never loads the others. */
export const moduleContents: Record<ModuleName, ModuleContent> = {
  brigid,
  patrick,
  salmon,
  tir,
  fionn,
  liafail,
  dagda,
}
