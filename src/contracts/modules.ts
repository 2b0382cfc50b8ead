/** The sector modules in display order. Each has a page at /modules/{name}. */
export const MODULE_NAMES = ['brigid', 'patrick', 'salmon', 'tir', 'fionn', 'liafail', 'dagda'] as const
export type ModuleName = (typeof MODULE_NAMES)[number]

export function isModuleName(value: unknown): value is ModuleName {
  return MODULE_NAMES.some((name) => name === value)
}
