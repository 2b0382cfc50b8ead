import type { ComponentType } from 'react'
import type { ModuleName } from '#contracts/modules.ts'
import { BrigidArt } from './brigid-art.tsx'
import { DagdaArt } from './dagda-art.tsx'
import { FionnArt } from './fionn-art.tsx'
import { LiafailArt } from './liafail-art.tsx'
import { PatrickArt } from './patrick-art.tsx'
import { SalmonArt } from './salmon-art.tsx'
import { TirArt } from './tir-art.tsx'

const DRAWINGS: Record<ModuleName, ComponentType> = {
  brigid: BrigidArt,
  patrick: PatrickArt,
  salmon: SalmonArt,
  tir: TirArt,
  fionn: FionnArt,
  liafail: LiafailArt,
  dagda: DagdaArt,
}

export function ModuleArt({ module }: { module: ModuleName }) {
  const Drawing = DRAWINGS[module]
  return <Drawing />
}
